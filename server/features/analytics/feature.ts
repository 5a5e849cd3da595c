import type { Feature } from '../../platform/feature.ts'
import { analyticsRoutes } from './api.ts'
import { analyticsHandlers } from './staff-api.ts'
import { type Analytics, analyticsJob } from './visit-counter.ts'

export const analytics = {
  staffHandlers: () => analyticsHandlers,
  routes: analyticsRoutes,
  jobs: ({ analytics: counter }: { analytics?: Analytics | undefined }) => (counter ? [analyticsJob(counter)] : []),
} satisfies Feature
