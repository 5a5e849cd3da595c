export const planLimits = {
  name: 60,
  items: 60,
  code: 20,
  editKey: 64,
} as const

/** Of a plan that nobody has renamed. */
export const defaultPlanName = 'My home'
