import type { Logger } from 'pino'
import { type ArchivedRow, parseJson } from '../../platform/content/archive/archived-tables.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Feature } from '../../platform/feature.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { searchHandlers } from './api.ts'
import { refreshSearchIndex } from './current-index.ts'
import { up } from './migration.ts'
import { synonymHandlers } from './staff-api.ts'

export const search = {
  migrations: { '1.0.0-06-search': { up } },
  publicHandlers: searchHandlers,
  staffHandlers: () => synonymHandlers,
  contentChanged: ({ db, log }: { db: Db; log: Logger }) => refreshSearchIndex(db, log),
  archive: [{ name: 'synonym', key: ['word'], check: requireWords }],
  auditedKinds: {
    synonym: { resource: 'synonyms', key: 'word', title: 'word', hasTextKey: true, isReplacedByImport: true },
  },
} satisfies Feature

function requireWords({ means }: ArchivedRow) {
  const words = parseJson('means', means)
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new RequestError('means must be a list of words')
}
