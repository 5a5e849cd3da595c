import { serverPaths } from '@house/contract/urls'
import { sql } from 'kysely'
import { contentResources, resourceNameOf, resourceOfTable, titleOf } from '../content/resources.ts'
import { selectRow } from '../content/tables.ts'
import { anyTable } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'

/** `where`: not on the site, only in a draft or in the trash. */
export type MediaUse = { resource: string; id: number; title: string; where?: 'draft' | 'trash' }

/** Every column that can contain a media URL, alone or inside a text. */
const mediaColumns: { resource: string; table: string; title: string; columns: string[] }[] = [
  ...Object.entries(contentResources).map(([resource, { table, titleColumn, media, html, json }]) => ({
    resource,
    table,
    title: titleColumn,
    columns: [...new Set<string>([...media, ...html, ...json])],
  })),
  { resource: 'settings', table: 'settings', title: 'id', columns: ['document'] },
  // The logo on what was issued.
  { resource: 'quotations', table: 'quotation', title: 'number', columns: ['issued'] },
]

const maxUses = 100

/** Where a file is used, also as one of its variants. */
export async function findMediaUses(db: Db, url: string): Promise<MediaUse[]> {
  // Media URLs contain no wildcard of `like`.
  const pattern = `%${url.replace(/\.\w+$/, '')}%`
  const uses: MediaUse[] = []
  for (const { resource, table, title, columns } of mediaColumns.filter(({ columns }) => columns.length > 0)) {
    const hits = columns.map((column) => sql<boolean>`${sql.ref(column)} like ${pattern}`)
    const rows = await anyTable(db)
      .selectFrom(table)
      .select(['id', `${title} as title`])
      .where(sql<boolean>`(${sql.join(hits, sql` or `)})`)
      .orderBy('id')
      .limit(maxUses)
      .execute()
    uses.push(...rows.map((row) => ({ resource, id: row.id, title: String(row.title) })))
  }
  return [...uses, ...(await findUnpublishedUses(db, pattern))]
}

const mediaHash = new RegExp(`${serverPaths.media}/(\\w+)/`, 'g')

/** The hashes of all files that something refers to. Reads every text once, which is faster than a search for each file. */
export async function findUsedHashes(db: Db): Promise<Set<string>> {
  const tables = [
    ...mediaColumns,
    { table: 'draft', columns: ['document'] },
    { table: 'trash', columns: ['published', 'draft'] },
  ]
  const hashes = new Set<string>()
  for (const { table, columns } of tables.filter(({ columns }) => columns.length > 0))
    for (const row of await anyTable(db).selectFrom(table).select(columns).execute())
      for (const [, hash = ''] of JSON.stringify(row).matchAll(mediaHash)) hashes.add(hash)
  return hashes
}

type DraftRow = { entity: string; entity_id: number; document: string }

/** Drafts, and records that can be restored from the trash, need their media too. */
async function findUnpublishedUses(db: Db, pattern: string): Promise<MediaUse[]> {
  const drafts = await db.selectFrom('draft').selectAll().where('document', 'like', pattern).limit(maxUses).execute()
  const trashed = await db
    .selectFrom('trash')
    .select(['id', 'title'])
    .where((where) => where.or([where('published', 'like', pattern), where('draft', 'like', pattern)]))
    .limit(maxUses)
    .execute()
  return [
    ...(await Promise.all(drafts.map((draft) => toDraftUse(db, draft)))),
    ...trashed.map(({ id, title }) => ({ resource: 'trash', id, title, where: 'trash' as const })),
  ]
}

/** The draft of a published record has only some of its values. */
async function toDraftUse(db: Db, { entity, entity_id: id, document }: DraftRow): Promise<MediaUse> {
  const resource = resourceOfTable(entity)
  const row = await selectRow(db, resource.table, id)
  const title = titleOf(resource, { ...row, ...JSON.parse(document) }) || 'an unpublished change'
  return { resource: resourceNameOf(entity), id, title, where: 'draft' }
}
