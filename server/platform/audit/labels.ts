import { contentResources, resourceOfTable, titleOf } from '../content/resources.ts'
import { selectDrafts } from '../content/tables.ts'
import { anyTable } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { type AuditEntry, findLastImport } from './audit-log.ts'

/** The resource name in the back office, and the columns with the record's id and title. */
type Kind = { resource: string; key: string; title: string }
type Label = { title: string; exists: boolean }
type Entry = [id: string, Label]

/** By table name. */
const contentKinds: Record<string, Kind> = Object.fromEntries(
  Object.entries(contentResources).map(([resource, { table, key, titleColumn }]) => [
    table,
    { resource, key, title: titleColumn },
  ]),
)
const kinds: Record<string, Kind> = {
  ...contentKinds,
  enquiry: { resource: 'leads', key: 'id', title: 'customer_name' },
  staff: { resource: 'staff', key: 'id', title: 'name' },
  media: { resource: 'media', key: 'id', title: 'url' },
  redirect: { resource: 'redirects', key: 'from_path', title: 'from_path' },
  price_book: { resource: 'price-books', key: 'id', title: 'name' },
  quotation: { resource: 'quotations', key: 'id', title: 'number' },
  synonym: { resource: 'synonyms', key: 'word', title: 'word' },
}

/** Not replaced by a content import. Other ids may belong to another record since. */
const keptByImport = ['enquiry', 'staff', 'price_book', 'quotation']

/** Adds each record's resource and title, and whether it still exists. */
export async function withLabels(
  db: Db,
  entries: AuditEntry[],
): Promise<(AuditEntry & Label & { resource: string })[]> {
  const lastImport = await findLastImport(db)
  const isSameRecord = ({ id, entity }: AuditEntry) => id > lastImport || keptByImport.includes(entity)
  const found = new Map<string, Map<string, Label>>()
  for (const entity of new Set(entries.map((entry) => entry.entity))) {
    const ids = entries
      .filter((entry) => entry.entity === entity && isSameRecord(entry))
      .map(({ entity_id }) => entity_id)
    found.set(entity, await findLabels(db, entity, [...new Set(ids)].filter(Boolean)))
  }
  return entries.map((entry) => {
    const named = isSameRecord(entry) ? found.get(entry.entity)?.get(entry.entity_id) : undefined
    const resource = kinds[entry.entity]?.resource ?? entry.entity
    return { ...entry, resource, ...(named ?? { title: titleIn(entry), exists: false }) }
  })
}

async function findLabels(db: Db, entity: string, ids: string[]): Promise<Map<string, Label>> {
  const kind = kinds[entity]
  if (!kind || ids.length === 0) return new Map()
  const isNumber = kind.key === 'id' && entity !== 'staff'
  const rows: { key: unknown; title: string | null }[] = await anyTable(db)
    .selectFrom(entity)
    .select([`${kind.key} as key`, `${kind.title} as title`])
    .where(kind.key, 'in', isNumber ? ids.map(Number) : ids)
    .execute()
  // The draft of a quotation has no number yet.
  const published = rows.map(({ key, title }): Entry => [String(key), { title: title ?? '', exists: true }])
  return new Map<string, Label>([
    ...(contentKinds[entity] ? await findUnpublished(db, entity, ids.map(Number)) : []),
    ...published,
  ])
}

async function findUnpublished(db: Db, entity: string, ids: number[]): Promise<Entry[]> {
  const trashed = await db
    .selectFrom('trash')
    .select(['entity_id', 'title'])
    .where('entity', '=', entity)
    .where('entity_id', 'in', ids)
    .execute()
  const resource = resourceOfTable(entity)
  const drafts = await selectDrafts(db, resource.table, ids)
  return [
    ...trashed.map((row): Entry => [String(row.entity_id), { title: row.title, exists: false }]),
    ...[...drafts].map(([id, { values }]): Entry => [String(id), { title: titleOf(resource, values), exists: true }]),
  ]
}

/** The title in the audited values, for records that are gone. */
function titleIn({ entity, before, after }: AuditEntry) {
  const title = kinds[entity]?.title ?? ''
  return String(after?.[title] ?? before?.[title] ?? '')
}
