import type { Feature } from '../../platform/feature.ts'
import { customerHandlers } from './api.ts'
import { quotationHandlers } from './staff-api.ts'

export function quotations(services: Parameters<typeof customerHandlers>[0]) {
  return { publicHandlers: customerHandlers(services), staffHandlers: quotationHandlers } satisfies Feature
}
