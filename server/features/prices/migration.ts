import { sql } from 'kysely'
import { type AnyDb, createTableWithId } from '../../platform/db/dialect.ts'
import { addTexts } from '../../platform/db/table-columns.ts'

export async function up(db: AnyDb) {
  await addTexts(createTableWithId(db, 'price_book'), 'name', 'status', 'document', 'created_at', 'updated_at')
    .addColumn('version', 'integer', (column) => column.notNull().unique())
    .addColumn('in_force_at', 'text')
    .addColumn('staff_id', 'text')
    .execute()
  await sql`create unique index price_book_in_force on price_book (status) where status = 'in-force'`.execute(db)
}
