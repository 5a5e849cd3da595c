import { randomBytes } from 'node:crypto'
import { type AnyDb, createTableWithId } from '../dialect.ts'

/** Adds drafts, scheduled publishing and the trash. Published content stays in its tables. */
export async function up(db: AnyDb) {
  await createTableWithId(db, 'draft')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('old_addresses', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('publish_at', 'text')
    .addColumn('problem', 'text')
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('draft_of').unique().on('draft').columns(['entity', 'entity_id']).execute()
  await db.schema.createIndex('draft_publish_at').on('draft').column('publish_at').execute()
  await createTableWithId(db, 'trash')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('published', 'text')
    .addColumn('draft', 'text')
    .addColumn('old_addresses', 'text', (column) => column.notNull())
    .addColumn('place', 'integer')
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('trashed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('trash_of').unique().on('trash').columns(['entity', 'entity_id']).execute()
  await db.schema.createIndex('trash_trashed_at').on('trash').column('trashed_at').execute()
  await db
    .insertInto('secret')
    .values({ name: 'preview', value: randomBytes(32).toString('base64url') })
    .execute()
  await moveUnpublishedBlogs(db)
}

/** Moves unpublished blogs, which had a status column of their own, to drafts. */
async function moveUnpublishedBlogs(db: AnyDb) {
  const blogs = await db.selectFrom('blog').selectAll().where('status', '!=', 'published').execute()
  for (const { id, status, summary, ...fields } of blogs)
    await db
      .insertInto('draft')
      .values({
        entity: 'blog',
        entity_id: id,
        document: JSON.stringify(fields),
        updated_at: new Date().toISOString(),
      })
      .execute()
  await db.deleteFrom('blog').where('status', '!=', 'published').execute()
}
