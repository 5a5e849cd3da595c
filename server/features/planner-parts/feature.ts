import type { Feature } from '../../platform/feature.ts'
import { plannerContent } from './content.ts'

export const plannerParts = {
  content: plannerContent,
} satisfies Feature
