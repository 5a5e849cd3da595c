import type { Feature } from '../feature.ts'
import { mediaHandlers } from './staff-api.ts'

export const media = {
  staffHandlers: mediaHandlers,
} satisfies Feature
