export const planLimits = {
  name: 60,
  items: 60,
  /** Sashes and fixed lights of all openings: a schedule of more would take too long to draw. */
  parts: 300,
  code: 40,
  editKey: 64,
  /** Of a request that carries a whole plan: the largest one is half of it as a form. */
  bytes: 1024 * 1024,
  /** Plans that nobody sent are deleted this long after they were last saved. */
  unsentDays: 180,
} as const

export const planTooLarge = `This plan is too large: a plan has at most ${planLimits.items} openings with ${planLimits.parts} parts. Divide it into two plans.`

/** Of a plan that nobody has renamed. */
export const defaultPlanName = 'My home'
