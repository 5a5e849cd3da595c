import type { Feature } from '../../platform/feature.ts'
import { estimateHandlers, type PriceServices } from './api.ts'
import { priceBookHandlers } from './price-book/staff-api.ts'

export function prices(services: PriceServices) {
  return { publicHandlers: estimateHandlers(services), staffHandlers: priceBookHandlers } satisfies Feature
}
