import { sql } from 'kysely'
import { type AnyDb, createTableWithId } from '../dialect.ts'

/** Adds price books, at most one of them in force, and which one a saved plan was made under. */
export async function up(db: AnyDb) {
  await createTableWithId(db, 'price_book')
    .addColumn('version', 'integer', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('in_force_at', 'text')
    .addColumn('staff_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await sql`create unique index price_book_in_force on price_book (status) where status = 'in-force'`.execute(db)
  await db.schema.alterTable('plan_version').addColumn('price_book', 'integer').execute()
}
