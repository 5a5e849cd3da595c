import type { Feature } from '../feature.ts'
import { mailHandlers } from './staff-api.ts'

export const outbox = {
  staffHandlers: mailHandlers,
} satisfies Feature
