import type { Design } from '@house/contract/plans/design'
import type { Glazing, PlannerParts } from '@house/contract/plans/planner-parts'
import { partsOf } from '../design/planner-parts.ts'
import { findProblems } from '../rules/find-problems.ts'
import { computeFigures, type Figures } from './figures.ts'

export type BetterGlass = { glazing: Glazing; design: Design; figures: Figures }

/** The glass with the best value in this opening. It is as safe and as private as the present one, and breaks no further limit. */
export function findBetterGlass(
  name: 'uw' | 'shgc' | 'sound',
  design: Design,
  plannerParts: PlannerParts,
): BetterGlass | null {
  const present = partsOf(design, plannerParts).glazing
  const badness = (figures: Figures) => {
    const value = figures[name].value ?? Number.POSITIVE_INFINITY
    return name === 'sound' && Number.isFinite(value) ? -value : value
  }
  const problems = findProblems(design, plannerParts).length
  const candidates = plannerParts.glazings
    .filter(({ safety, frosted }) => (safety || !present.safety) && frosted === present.frosted)
    .map((glazing) => ({ glazing, design: { ...design, glass: glazing.key } }))
    .filter((each) => findProblems(each.design, plannerParts).length <= problems)
    .map((each) => ({ ...each, figures: computeFigures(each.design, plannerParts) }))
    .toSorted((one, other) => badness(one.figures) - badness(other.figures))
  const [best] = candidates
  return best && badness(best.figures) < badness(computeFigures(design, plannerParts)) ? best : null
}
