import { z } from 'zod'
import { Design } from './design.ts'
import { planLimits } from './plan-limits.ts'

/** The openings of a home. */
export const Plan = z.object({
  name: z.string().max(planLimits.name),
  items: z.array(Design).max(planLimits.items),
})

export type Plan = z.infer<typeof Plan>
