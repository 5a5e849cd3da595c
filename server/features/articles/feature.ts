import type { Feature } from '../../platform/feature.ts'
import { articleHandlers } from './api.ts'
import { articleContent } from './content.ts'
import { up } from './migration.ts'

export const articles = {
  migrations: { '1.0.0-04-articles': { up } },
  content: articleContent,
  publicHandlers: () => articleHandlers,
} satisfies Feature
