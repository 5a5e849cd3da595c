import type { ArchivedRow } from '../../platform/content/archive/archived-tables.ts'
import { parseJson } from '../../platform/content/archive/archived-tables.ts'
import type { Feature } from '../../platform/feature.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { searchHandlers } from './api.ts'
import { synonymHandlers } from './staff-api.ts'

export const search = {
  publicHandlers: searchHandlers,
  staffHandlers: () => synonymHandlers,
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
