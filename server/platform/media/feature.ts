import type { Feature } from '../feature.ts'
import { mediaHandlers } from './staff-api.ts'

export const media = {
  staffHandlers: mediaHandlers,
  archive: [{ name: 'media', key: ['id'], mediaOf: ({ url }) => [{ field: 'url', url }] }],
  auditedKinds: { media: { resource: 'media', key: 'id', title: 'url', isReplacedByImport: true } },
} satisfies Feature
