import type { Feature } from '../../platform/feature.ts'
import { estimateHandlers } from './api.ts'
import { priceBookHandlers } from './price-book/staff-api.ts'

export const prices = {
  publicHandlers: estimateHandlers,
  staffHandlers: () => priceBookHandlers,
  auditedKinds: { price_book: { resource: 'price-books', key: 'id', title: 'name' } },
} satisfies Feature
