import { type AnyDb, exactText } from '../../platform/db/dialect.ts'

export async function up(db: AnyDb) {
  await db.schema
    .createTable('synonym')
    .addColumn('word', exactText(db), (column) => column.primaryKey())
    .addColumn('means', 'text', (column) => column.notNull())
    .execute()
}
