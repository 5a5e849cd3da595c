import type { Feature } from '../../platform/feature.ts'
import { up } from './migration.ts'
import { dataSheetRoutes } from './routes.ts'

export const dataSheets = {
  migrations: { '1.0.0-05-data-sheets': { up } },
  routes: dataSheetRoutes,
} satisfies Feature
