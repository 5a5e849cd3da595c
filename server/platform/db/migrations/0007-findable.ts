import { sql } from 'kysely'
import type { AnyDb } from '../dialect.ts'

/** Adds the last modification date of public content (sitemap, feeds) and the URLs that reply HTTP 410. */
export async function up(db: AnyDb) {
  await db.schema
    .createTable('last_change')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('last_change_key', ['entity', 'entity_id'])
    .execute()
  await backfillLastChange(db)
  await db.schema
    .createTable('gone_address')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}

/** Takes dates from the audit log. Unchanged content other than articles has no known date. */
async function backfillLastChange(db: AnyDb) {
  for (const table of ['page', 'category', 'sub_item', 'product', 'accessory_category', 'blog', 'project'])
    await sql`insert into last_change (entity, entity_id, at)
      select ${sql.lit(table)}, record.id, max(audit.at) from ${sql.table(table)} as record
      join audit on audit.entity = ${sql.lit(table)} and audit.entity_id = cast(record.id as text)
      where audit.action in ('create', 'revise', 'restore') group by record.id`.execute(db)
  await sql`insert into last_change (entity, entity_id, at) select 'blog', id, datetime from blog
    where id not in (select entity_id from last_change where entity = 'blog')`.execute(db)
  for (const table of ['product', 'blog', 'project'])
    await sql`insert into last_change (entity, entity_id, at)
      select ${sql.lit(`${table} file`)}, (entity_id - 1) / 1000, max(at) from last_change
      where entity = ${sql.lit(table)} group by 2`.execute(db)
}
