import type { Feature } from '../feature.ts'
import { problemHandlers } from './staff-api.ts'

export const problems = {
  staffHandlers: problemHandlers,
} satisfies Feature
