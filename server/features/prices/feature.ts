import type { Feature } from '../../platform/feature.ts'
import { estimateHandlers } from './api.ts'
import { up } from './migration.ts'
import { priceBookHandlers } from './price-book/staff-api.ts'

export const prices = {
  migrations: { '1.0.0-07-prices': { up } },
  publicHandlers: estimateHandlers,
  staffHandlers: () => priceBookHandlers,
  auditedKinds: { price_book: { resource: 'price-books', key: 'id', title: 'name' } },
} satisfies Feature
