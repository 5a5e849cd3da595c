import type { Feature } from '../../platform/feature.ts'
import { articleHandlers } from './api.ts'
import { articleContent } from './content.ts'

export const articles = {
  content: articleContent,
  publicHandlers: () => articleHandlers,
} satisfies Feature
