import type { Plan } from '@house/contract/plans/plan'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { withKnownParts } from './known-parts.ts'

/** The plan with openings made of parts that we still offer, and a sentence for each part that was replaced. */
export function planWithKnownParts(plan: Plan, plannerParts: PlannerParts): { plan: Plan; changes: string[] } {
  const known = plan.items.map((design) => withKnownParts(design, plannerParts))
  const changes = known.flatMap((entry) => entry.changes)
  return { plan: changes.length === 0 ? plan : { ...plan, items: known.map(({ design }) => design) }, changes }
}
