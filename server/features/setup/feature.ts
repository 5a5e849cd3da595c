import type { Feature } from '../../platform/feature.ts'
import type { SiteGate } from '../site/routes.ts'
import { closedDocuments } from './closed-documents.ts'
import { up } from './migration.ts'
import { setupHandlers } from './staff-api.ts'

export const setup = {
  migrations: { '1.0.0-12-setup': { up } },
  staffHandlers: setupHandlers,
  routes: ({ gate }: { gate: SiteGate }) => closedDocuments(gate),
} satisfies Feature
