import type { Feature } from '../../platform/feature.ts'
import { articleHandlers } from './api.ts'

export const articles = {
  publicHandlers: articleHandlers,
} satisfies Feature
