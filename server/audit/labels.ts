import { contentResources, resourceOfTable } from '../content/resources.ts'
import { selectDrafts } from '../content/tables.ts'
import type { AnyDb } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { type AuditEntry, findLastImport } from './audit-log.ts'

/** What is called how in addresses of the back office, and the columns that name a record for it and for people. */
type Kind = { resource: string; key: string; title: string }
type Named = { title: string; is_there: boolean }
type Entry = [id: string, Named]

const otherTitles: Record<string, string> = { review: 'client_name', office: 'name' }

/** By the table that the audit trail names. */
const contentKinds: Record<string, Kind> = Object.fromEntries(
  Object.entries(contentResources).map(([resource, { table, key }]) => [
    table,
    { resource, key, title: otherTitles[table] ?? 'title' },
  ]),
)
const kinds: Record<string, Kind> = {
  ...contentKinds,
  enquiry: { resource: 'leads', key: 'id', title: 'customer_name' },
  staff: { resource: 'staff', key: 'id', title: 'name' },
  media: { resource: 'media', key: 'id', title: 'url' },
  redirect: { resource: 'redirects', key: 'from_path', title: 'from_path' },
  synonym: { resource: 'synonyms', key: 'word', title: 'word' },
}

/** Those that an import of the content leaves alone; others may be another record under the same number since. */
const lasting = ['enquiry', 'staff']

/** With what each entry is about: where that is kept, what it is called, and whether it is still there. */
export async function withSubjects(
  db: Db,
  entries: AuditEntry[],
): Promise<(AuditEntry & Named & { resource: string })[]> {
  const lastImport = await findLastImport(db)
  const isSame = ({ id, entity }: AuditEntry) => id > lastImport || lasting.includes(entity)
  const found = new Map<string, Map<string, Named>>()
  for (const entity of new Set(entries.map((entry) => entry.entity))) {
    const ids = entries.filter((entry) => entry.entity === entity && isSame(entry)).map(({ entity_id }) => entity_id)
    found.set(entity, await findNames(db, entity, [...new Set(ids)].filter(Boolean)))
  }
  return entries.map((entry) => {
    const named = isSame(entry) ? found.get(entry.entity)?.get(entry.entity_id) : undefined
    const resource = kinds[entry.entity]?.resource ?? entry.entity
    return { ...entry, resource, ...(named ?? { title: titleIn(entry), is_there: false }) }
  })
}

async function findNames(db: Db, entity: string, ids: string[]): Promise<Map<string, Named>> {
  const kind = kinds[entity]
  if (!kind || ids.length === 0) return new Map()
  const isNumber = kind.key === 'id' && entity !== 'staff'
  const rows: { key: unknown; title: string }[] = await (db as AnyDb)
    .selectFrom(entity)
    .select([`${kind.key} as key`, `${kind.title} as title`])
    .where(kind.key, 'in', isNumber ? ids.map(Number) : ids)
    .execute()
  const published = rows.map(({ key, title }): Entry => [String(key), { title, is_there: true }])
  return new Map<string, Named>([
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
  const drafts = await selectDrafts(db, resourceOfTable(entity).table, ids)
  const title = contentKinds[entity]?.title ?? ''
  return [
    ...trashed.map((row): Entry => [String(row.entity_id), { title: row.title, is_there: false }]),
    ...[...drafts].map(
      ([id, { values }]): Entry => [
        String(id),
        { title: String(new Map<string, unknown>(Object.entries(values)).get(title) ?? ''), is_there: true },
      ],
    ),
  ]
}

/** As the entry itself remembers it. */
function titleIn({ entity, before, after }: AuditEntry) {
  const title = kinds[entity]?.title ?? ''
  return String(after?.[title] ?? before?.[title] ?? '')
}
