import { sql } from 'kysely'
import type { AnyDb } from '../dialect.ts'

/** When public content last changed, and which addresses were taken away: what search engines ask for. */
export async function up(db: AnyDb) {
  await db.schema
    .createTable('last_change')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('last_change_key', ['entity', 'entity_id'])
    .execute()
  // Content that was never changed since it was put in has no date that anybody knows.
  await sql`insert into last_change (entity, entity_id, at)
    select entity, cast(entity_id as integer), max(at) from audit
    where action in ('create', 'revise', 'restore') and entity in ${sql`(${sql.join(dated.map((each) => sql.lit(each)))})`}
    group by entity, entity_id`.execute(db)
  await db.schema
    .createTable('gone_address')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}

const dated = ['page', 'category', 'sub_item', 'product', 'accessory_category', 'blog', 'project']
