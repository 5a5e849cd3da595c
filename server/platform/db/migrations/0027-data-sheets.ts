import type { AnyDb } from '../dialect.ts'

/** Adds the versions of data sheets. They outlast their product, so they name it by its slug. */
export async function up(db: AnyDb) {
  await db.schema
    .createTable('data_sheet')
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('data_sheet_version', ['slug', 'version'])
    .addUniqueConstraint('data_sheet_hash', ['slug', 'hash'])
    .execute()
}
