import { serverPaths } from '@house/contract/urls'
import { sql } from 'kysely'
import { anyTable } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'

/** `where`: not on the site, only in a draft or in the trash. */
export type MediaUse = { resource: string; id: number; title: string; where?: 'draft' | 'trash' }

/** Columns that can contain a media URL, alone or inside a text. */
export type MediaColumns = {
  /** The resource in the back office. */
  resource: string
  table: string
  /** The column by which staff recognise a record. */
  title: string
  columns: readonly string[]
}

const maxUses = 100

/** Where a file is used, also as one of its variants. */
export async function findMediaUses(db: Db, places: readonly MediaColumns[], url: string): Promise<MediaUse[]> {
  // Media URLs contain no wildcard of `like`.
  const pattern = `%${url.replace(/\.\w+$/, '')}%`
  const uses: MediaUse[] = []
  for (const { resource, table, title, columns } of places) {
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
  return [...uses, ...(await findUnpublishedUses(db, places, pattern))]
}

const mediaHash = new RegExp(`${serverPaths.media}/(\\w+)/`, 'g')

/** The hashes of all files that something refers to. Reads every text once, which is faster than a search for each file. */
export async function findUsedHashes(db: Db, places: readonly MediaColumns[]): Promise<Set<string>> {
  const tables = [
    ...places,
    { table: 'draft', columns: ['document'] },
    { table: 'trash', columns: ['published', 'draft'] },
  ]
  const hashes = new Set<string>()
  for (const { table, columns } of tables)
    for (const row of await anyTable(db).selectFrom(table).select(columns).execute())
      for (const [, hash = ''] of JSON.stringify(row).matchAll(mediaHash)) hashes.add(hash)
  return hashes
}

type DraftRow = { entity: string; entity_id: number; document: string }

/** Drafts, and records that can be restored from the trash, need their media too. */
async function findUnpublishedUses(db: Db, places: readonly MediaColumns[], pattern: string): Promise<MediaUse[]> {
  const drafts = await db.selectFrom('draft').selectAll().where('document', 'like', pattern).limit(maxUses).execute()
  const trashed = await db
    .selectFrom('trash')
    .select(['id', 'title'])
    .where((where) => where.or([where('published', 'like', pattern), where('draft', 'like', pattern)]))
    .limit(maxUses)
    .execute()
  return [
    ...(await Promise.all(drafts.map((draft) => toDraftUse(db, places, draft)))),
    ...trashed.map(({ id, title }) => ({ resource: 'trash', id, title, where: 'trash' as const })),
  ]
}

/** The draft of a published record has only some of its values. */
async function toDraftUse(db: Db, places: readonly MediaColumns[], draft: DraftRow): Promise<MediaUse> {
  const { entity, entity_id: id, document } = draft
  const { resource = '', title: column = '' } = places.find(({ table }) => table === entity) ?? {}
  const row = await anyTable(db).selectFrom(entity).select(`${column} as title`).where('id', '=', id).executeTakeFirst()
  const title = JSON.parse(document)[column] ?? row?.title
  return { resource, id, title: title || 'an unpublished change', where: 'draft' }
}
