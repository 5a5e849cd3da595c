import type { AnyDb } from '../../platform/db/dialect.ts'

export async function up(db: AnyDb) {
  await db.schema
    .createTable('setup')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('code_hash', 'text')
    .addColumn('opened_at', 'text')
    .execute()
}
