import type { Feature } from '../../platform/feature.ts'
import type { SiteGate } from '../site/routes.ts'
import { closedDocuments } from './closed-documents.ts'
import { setupHandlers } from './staff-api.ts'

export const setup = {
  staffHandlers: setupHandlers,
  routes: ({ gate }: { gate: SiteGate }) => closedDocuments(gate),
} satisfies Feature
