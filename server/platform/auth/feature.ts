import type { Feature } from '../feature.ts'
import { staffHandlers } from './accounts-staff-api.ts'
import { resetHandlers } from './password-reset-staff-api.ts'
import { sessionHandlers } from './session-staff-api.ts'
import { twoFactorHandlers } from './two-factor-staff-api.ts'

export const auth = {
  staffHandlers: { ...staffHandlers, ...resetHandlers, ...sessionHandlers, ...twoFactorHandlers },
} satisfies Feature
