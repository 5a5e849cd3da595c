import type { Feature } from '../../platform/feature.ts'
import { planHandlers } from './api.ts'
import { up } from './migration.ts'
import { anonymisePlans, deleteOldPlans } from './retention.ts'
import { planRoutes } from './routes.ts'
import { tryPriceBookHandler } from './try-price-book.ts'

export const plans = {
  migrations: { '1.0.0-08-plans': { up } },
  publicHandlers: planHandlers,
  staffHandlers: () => tryPriceBookHandler,
  routes: planRoutes,
  eraseEnquiries: anonymisePlans,
  purges: [deleteOldPlans],
} satisfies Feature
