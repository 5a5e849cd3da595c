import type { AnyDb } from '../dialect.ts'

/** Empty in databases from before: a site without a row was not set up by the wizard, and is open. */
export async function up(db: AnyDb) {
  await db.schema
    .createTable('setup')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('code_hash', 'text')
    .addColumn('opened_at', 'text')
    .execute()
}
