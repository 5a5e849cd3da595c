import { anyTable } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { type AuditEntry, findLastImport } from './audit-log.ts'

/** How the audit log names the records of a table. Features say so of theirs. */
type AuditedKind = {
  /** The resource in the back office. */
  resource: string
  /** The columns with the record's id and title. */
  key: string
  title: string
  /** The id is text. */
  hasTextKey?: boolean
  /** Records have drafts and go to the trash. */
  isContent?: boolean
  /** A content import replaces the records: their ids may belong to others since. */
  isReplacedByImport?: boolean
}
/** By table. */
export type AuditedKinds = Readonly<Record<string, AuditedKind>>

type Label = { title: string; exists: boolean }
type Entry = [id: string, Label]

/** Adds each record's resource and title, and whether it still exists. */
export async function withLabels(
  db: Db,
  kinds: AuditedKinds,
  entries: AuditEntry[],
): Promise<(AuditEntry & Label & { resource: string })[]> {
  const lastImport = await findLastImport(db)
  const isSameRecord = ({ id, entity }: AuditEntry) => id > lastImport || !kinds[entity]?.isReplacedByImport
  const found = new Map<string, Map<string, Label>>()
  for (const entity of new Set(entries.map((entry) => entry.entity))) {
    const ids = entries
      .filter((entry) => entry.entity === entity && isSameRecord(entry))
      .map(({ entity_id }) => entity_id)
    found.set(entity, await findLabels(db, entity, kinds[entity], [...new Set(ids)].filter(Boolean)))
  }
  return entries.map((entry) => {
    const named = isSameRecord(entry) ? found.get(entry.entity)?.get(entry.entity_id) : undefined
    const resource = kinds[entry.entity]?.resource ?? entry.entity
    return { ...entry, resource, ...(named ?? { title: titleIn(entry, kinds[entry.entity]), exists: false }) }
  })
}

async function findLabels(
  db: Db,
  entity: string,
  kind: AuditedKind | undefined,
  ids: string[],
): Promise<Map<string, Label>> {
  if (!kind || ids.length === 0) return new Map()
  const rows: { key: unknown; title: string | null }[] = await anyTable(db)
    .selectFrom(entity)
    .select([`${kind.key} as key`, `${kind.title} as title`])
    .where(kind.key, 'in', kind.hasTextKey ? ids : ids.map(Number))
    .execute()
  // The draft of a quotation has no number yet.
  const published = rows.map(({ key, title }): Entry => [String(key), { title: title ?? '', exists: true }])
  return new Map<string, Label>([
    ...(kind.isContent ? await findUnpublished(db, entity, kind, ids.map(Number)) : []),
    ...published,
  ])
}

async function findUnpublished(db: Db, entity: string, { title }: AuditedKind, ids: number[]): Promise<Entry[]> {
  const trashed = await db
    .selectFrom('trash')
    .select(['entity_id', 'title'])
    .where('entity', '=', entity)
    .where('entity_id', 'in', ids)
    .execute()
  const drafts = await db
    .selectFrom('draft')
    .select(['entity_id', 'document'])
    .where('entity', '=', entity)
    .where('entity_id', 'in', ids)
    .execute()
  return [
    ...trashed.map((row): Entry => [String(row.entity_id), { title: row.title, exists: false }]),
    ...drafts.map((row): Entry => {
      const values = JSON.parse(row.document)
      return [String(row.entity_id), { title: String(values[title] ?? ''), exists: true }]
    }),
  ]
}

/** The title in the audited values, for records that are gone. */
function titleIn({ before, after }: AuditEntry, kind: AuditedKind | undefined) {
  const title = kind?.title ?? ''
  return String(after?.[title] ?? before?.[title] ?? '')
}
