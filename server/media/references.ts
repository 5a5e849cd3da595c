import { sql } from 'kysely'
import { resourceNameOf } from '../content/resources.ts'
import type { AnyDb } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'

/** `where`: not on the site, only in a draft or in the trash. */
export type MediaUse = { resource: string; id: number; title: string; where?: 'draft' | 'trash' }

/** Every column that can contain a media URL, alone or inside a text. */
const mediaColumns: { resource: string; table: string; title: string; columns: string[] }[] = [
  {
    resource: 'products',
    table: 'product',
    title: 'title',
    columns: [
      'image',
      'image2',
      'image3',
      'image4',
      'page_banner',
      'page_bottom_image',
      'description',
      'description_data',
    ],
  },
  {
    resource: 'categories',
    table: 'category',
    title: 'title',
    columns: ['image', 'page_banner', 'page_description', 'explanation'],
  },
  { resource: 'sub-items', table: 'sub_item', title: 'title', columns: ['image'] },
  { resource: 'accessories', table: 'accessory', title: 'title', columns: ['image', 'description'] },
  { resource: 'accessory-categories', table: 'accessory_category', title: 'title', columns: ['icon_image', 'image'] },
  { resource: 'blogs', table: 'blog', title: 'title', columns: ['image', 'image2', 'description'] },
  { resource: 'projects', table: 'project', title: 'title', columns: ['image', 'image2', 'description'] },
  { resource: 'reviews', table: 'review', title: 'client_name', columns: ['image', 'description'] },
  { resource: 'pages', table: 'page', title: 'key', columns: ['image', 'blocks', 'description'] },
  { resource: 'settings', table: 'settings', title: 'id', columns: ['document'] },
]

const maxUses = 100

/** Where a file is used, also as one of its variants. */
export async function findMediaUses(db: Db, url: string): Promise<MediaUse[]> {
  // Media URLs contain no wildcard of `like`.
  const pattern = `%${url.replace(/\.\w+$/, '')}%`
  const uses: MediaUse[] = []
  for (const { resource, table, title, columns } of mediaColumns) {
    const hits = columns.map((column) => sql<boolean>`${sql.ref(column)} like ${pattern}`)
    const rows = await (db as AnyDb)
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
    ...drafts.map(({ entity, entity_id, document }) => ({
      ...{ resource: resourceNameOf(entity), id: entity_id, title: titleIn(document), where: 'draft' as const },
    })),
    ...trashed.map(({ id, title }) => ({ resource: 'trash', id, title, where: 'trash' as const })),
  ]
}

function titleIn(document: string) {
  const { title, client_name, name } = JSON.parse(document)
  return String(title ?? client_name ?? name ?? 'an unpublished change')
}
