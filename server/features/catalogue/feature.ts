import type { Feature } from '../../platform/feature.ts'
import { catalogueHandlers } from './api.ts'
import { productCsvHandlers } from './product-csv/staff-api.ts'

export const catalogue = {
  publicHandlers: catalogueHandlers,
  staffHandlers: productCsvHandlers,
} satisfies Feature
