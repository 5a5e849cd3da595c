import { sql } from 'kysely'
import { resourceNameOf } from '../content/resources.ts'
import type { AnyDb } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'

/** `where` says so when it is not shown on the site itself. */
export type MediaUse = { resource: string; id: number; title: string; where?: 'draft' | 'trash' }

/** Every column in which the address of a picture or film may stand, alone or inside a text. */
const places: { resource: string; table: string; title: string; columns: string[] }[] = [
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

const mostUses = 100

/** Where a file is shown; a text may name one of its variants instead of the file itself. */
export async function findMediaUses(db: Db, url: string): Promise<MediaUse[]> {
  // Addresses are letters, digits and hyphens: nothing in them means anything to `like`.
  const pattern = `%${url.replace(/\.\w+$/, '')}%`
  const uses: MediaUse[] = []
  for (const { resource, table, title, columns } of places) {
    const hits = columns.map((column) => sql<boolean>`${sql.ref(column)} like ${pattern}`)
    const rows = await (db as AnyDb)
      .selectFrom(table)
      .select(['id', `${title} as title`])
      .where(sql<boolean>`(${sql.join(hits, sql` or `)})`)
      .orderBy('id')
      .limit(mostUses)
      .execute()
    uses.push(...rows.map((row) => ({ resource, id: row.id, title: String(row.title) })))
  }
  return [...uses, ...(await findUnpublishedUses(db, pattern))]
}

/** What is still being written, or could be brought back, needs its pictures too. */
async function findUnpublishedUses(db: Db, pattern: string): Promise<MediaUse[]> {
  const drafts = await db.selectFrom('draft').selectAll().where('document', 'like', pattern).limit(mostUses).execute()
  const trashed = await db
    .selectFrom('trash')
    .select(['id', 'title'])
    .where((or) => or.or([or('published', 'like', pattern), or('draft', 'like', pattern)]))
    .limit(mostUses)
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
