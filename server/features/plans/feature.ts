import type { Feature } from '../../platform/feature.ts'
import { type PlanServices, planHandlers } from './api.ts'

export function plans(services: PlanServices) {
  return { publicHandlers: planHandlers(services) } satisfies Feature
}
