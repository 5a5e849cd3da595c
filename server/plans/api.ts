import { plannerCatalogue } from '@house/content/planner/catalogue'
import { InputError } from '@house/contract/fields'
import { planLimits } from '@house/contract/plans/plan-limits'
import { failed, type Handlers, ok } from '../api/result.ts'
import { describeFigures } from './figures.ts'

export const planHandlers: Pick<Handlers, 'plannerCatalogue' | 'planFigures' | 'plan' | 'planDetails'> = {
  plannerCatalogue: async () => ok({ data: plannerCatalogue }),
  planFigures: async ({ designs }) => {
    if (!Array.isArray(designs)) throw new InputError('designs must be a list')
    if (designs.length > planLimits.items)
      throw new InputError(`A request has at most ${planLimits.items} designs, not ${designs.length}`)
    return ok({ data: designs.map((design) => describeFigures(design, plannerCatalogue)) })
  },
  plan: async () => failed('Plans cannot be saved yet.', 503),
  planDetails: async () => failed('Plans cannot be read yet.', 503),
}
