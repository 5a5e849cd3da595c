import type { Feature } from '../../platform/feature.ts'
import { analyticsRoutes } from './api.ts'
import { up } from './migration.ts'
import { analyticsHandlers } from './staff-api.ts'
import { type Analytics, analyticsJob } from './visit-counter.ts'

export const analytics = {
  migrations: { '1.0.0-11-analytics': { up } },
  staffHandlers: () => analyticsHandlers,
  routes: analyticsRoutes,
  jobs: ({ analytics: counter }: { analytics?: Analytics | undefined }) => (counter ? [analyticsJob(counter)] : []),
} satisfies Feature
