import type { Feature } from '../../platform/feature.ts'
import { analyticsHandlers } from './staff-api.ts'

export const analytics = {
  staffHandlers: analyticsHandlers,
} satisfies Feature
