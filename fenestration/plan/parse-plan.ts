import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { defaultPlanName, planLimits } from '@house/contract/plans/plan-limits'
import { DesignError, parseDesign } from '../design/parse-design.ts'
import { nextNameLike } from './opening-names.ts'

/** A plan, and the openings that could not be read. */
export type ParsedPlan = { plan: Plan; rejected: { index: number; message: string }[] }

/** Reads what can be read: an opening that is wrong is named and left out, the others survive. */
export function parsePlan(input: unknown, maxItems: number = planLimits.items): ParsedPlan {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new DesignError('The plan is missing')
  const { name, items } = input as { name?: unknown; items?: unknown }
  if (!Array.isArray(items)) throw new DesignError('The plan has no list of openings')
  if (items.length > maxItems) throw new DesignError(`A plan has at most ${maxItems} openings, not ${items.length}`)
  const rejected: ParsedPlan['rejected'] = []
  const designs = items.flatMap((item, index) => {
    try {
      return [parseDesign(item)]
    } catch (error) {
      if (!(error instanceof DesignError)) throw error
      rejected.push({ index, message: error.message })
      return []
    }
  })
  return { plan: { name: parseName(name), items: withNames(designs) }, rejected }
}

function parseName(input: unknown) {
  if (typeof input !== 'string') return defaultPlanName
  const name = input.replace(/[\u0000-\u001f\u007f]/g, ' ').trim()
  if (name.length > planLimits.name)
    throw new DesignError(`The name of a plan has at most ${planLimits.name} characters`)
  return name || defaultPlanName
}

/** No two openings have the same name: plans are merged by it. The first one keeps it; another one of that name, or without one, gets the next number. */
function withNames(designs: Design[]): Design[] {
  const taken = designs.map(({ name }) => name)
  const used = new Set([''])
  return designs.map((design) => {
    const name = used.has(design.name) ? nextNameLike(taken, design.name) : design.name
    used.add(name)
    taken.push(name)
    return { ...design, name }
  })
}
