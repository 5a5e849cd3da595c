import type { Feature } from '../../platform/feature.ts'
import { plannerContent } from './content.ts'
import { up } from './migration.ts'

export const plannerParts = {
  migrations: { '1.0.0-02-planner-parts': { up } },
  content: plannerContent,
} satisfies Feature
