import type { Plan } from '@house/contract/plans/plan'
import { planLimits } from '@house/contract/plans/plan-limits'
import { DesignError } from '../design/parse-design.ts'

/** Throws for a plan that would take too long to draw. */
export function requireDrawable({ items }: Plan) {
  const parts = items.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)).length
  if (parts > planLimits.parts)
    throw new DesignError(
      `A plan has at most ${planLimits.parts} sashes and fixed lights, not ${parts}. Divide it into two plans.`,
    )
}
