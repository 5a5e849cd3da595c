import { z } from 'zod'
import { estimateModes } from '../estimates/price-book-options.ts'
import { WallGap } from './planner-parts.ts'

/** Settings of the planner that staff change. */
export const PlannerSettings = z.object({
  /** Plan codes start with it. */
  plan_code_prefix: z.string().regex(/^[A-Z]{2,4}$/, 'is two to four capital letters'),
  /** Joint between frame and wall on each side. */
  wall_gap: WallGap,
  /** What visitors see of estimates: a range, “from ₹ …”, or nothing. */
  public_estimates: z.enum(estimateModes, `is one of: ${estimateModes.join(', ')}`),
})
export type PlannerSettings = z.infer<typeof PlannerSettings>

/** Until staff enter their own. */
export const defaultPlannerSettings: PlannerSettings = {
  plan_code_prefix: 'PL',
  wall_gap: { value: 10, source: 'Common practice' },
  public_estimates: 'range',
}
