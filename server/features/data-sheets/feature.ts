import type { Feature } from '../../platform/feature.ts'
import { dataSheetRoutes } from './routes.ts'

export const dataSheets = {
  routes: dataSheetRoutes,
} satisfies Feature
