import type { Db } from '../../platform/db/schema.ts'
import type { Feature } from '../../platform/feature.ts'
import { catalogueHandlers } from './api.ts'
import { catalogueContent } from './content.ts'
import { up } from './migration.ts'
import { productCsvHandlers } from './product-csv/staff-api.ts'

export const catalogue = {
  migrations: { '1.0.0-03-catalogue': { up } },
  content: catalogueContent,
  publicHandlers: ({ db }: { db: Db }) => catalogueHandlers(db),
  staffHandlers: () => productCsvHandlers,
} satisfies Feature
