import type { Feature } from '../../platform/feature.ts'
import { type SearchServices, searchHandlers } from './api.ts'
import { synonymHandlers } from './staff-api.ts'

export function search(services: SearchServices) {
  return { publicHandlers: searchHandlers(services), staffHandlers: synonymHandlers } satisfies Feature
}
