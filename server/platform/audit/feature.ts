import type { Feature } from '../feature.ts'
import { countExpiredEntries, deleteExpiredEntries } from './expired.ts'
import type { AuditedKinds } from './labels.ts'
import { auditHandlers } from './staff-api.ts'

export const audit = {
  staffHandlers: ({ auditedKinds }: { auditedKinds: AuditedKinds }) => auditHandlers(auditedKinds),
  retention: { audit: { entity: 'audit', count: countExpiredEntries, deleteBatch: deleteExpiredEntries } },
} satisfies Feature
