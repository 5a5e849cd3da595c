import type { Feature } from '../../platform/feature.ts'
import { setupHandlers } from './staff-api.ts'

export const setup = {
  staffHandlers: setupHandlers,
} satisfies Feature
