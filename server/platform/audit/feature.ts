import type { Feature } from '../feature.ts'
import { auditHandlers } from './staff-api.ts'

export const audit = {
  staffHandlers: auditHandlers,
} satisfies Feature
