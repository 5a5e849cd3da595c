import type { AnyDb } from '../../platform/db/dialect.ts'
import { addTexts } from '../../platform/db/table-columns.ts'

/** Data sheets outlast their product, so they name it by its slug. */
export async function up(db: AnyDb) {
  await addTexts(db.schema.createTable('data_sheet'), 'slug', 'hash', 'snapshot', 'created_at')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('data_sheet_version', ['slug', 'version'])
    .addUniqueConstraint('data_sheet_hash', ['slug', 'hash'])
    .execute()
}
