import type { Feature } from '../../platform/feature.ts'
import { enquiryHandlers } from './api.ts'
import { leadHandlers } from './staff-api.ts'

export function leads(services: Parameters<typeof enquiryHandlers>[0]) {
  return { publicHandlers: enquiryHandlers(services), staffHandlers: leadHandlers } satisfies Feature
}
