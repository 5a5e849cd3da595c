import { InputError } from '@house/contract/fields'
import type { Design } from '@house/contract/plans/design'
import { planLimits } from '@house/contract/plans/plan-limits'

/** Not more than a plan has. What is in the list is read one by one, so that the others survive one that cannot be read. */
export function requireDesignList(designs: Design[]) {
  if (!Array.isArray(designs)) throw new InputError('designs must be a list')
  if (designs.length > planLimits.items)
    throw new InputError(`A request has at most ${planLimits.items} designs, not ${designs.length}`)
}
