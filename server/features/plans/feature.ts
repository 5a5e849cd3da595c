import type { Feature } from '../../platform/feature.ts'
import { planHandlers } from './api.ts'
import { anonymisePlans, deleteOldPlans } from './retention.ts'
import { planRoutes } from './routes.ts'
import { tryPriceBookHandler } from './try-price-book.ts'

export const plans = {
  publicHandlers: planHandlers,
  staffHandlers: () => tryPriceBookHandler,
  routes: planRoutes,
  eraseEnquiries: anonymisePlans,
  purges: [deleteOldPlans],
} satisfies Feature
