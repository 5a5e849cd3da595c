import { type AnyDb, createTableWithId } from '../../platform/db/dialect.ts'
import { addEmptyTexts, addTexts } from '../../platform/db/table-columns.ts'

export async function up(db: AnyDb) {
  const plan = createTableWithId(db, 'plan').addColumn('code', 'text', (column) => column.notNull().unique())
  await addEmptyTexts(addTexts(plan, 'edit_key', 'created_at', 'saved_at'), 'client').execute()
  await db.schema.createIndex('plan_saved_at').on('plan').column('saved_at').execute()
  await db.schema.createIndex('plan_client').on('plan').columns(['client', 'saved_at']).execute()
  await addTexts(db.schema.createTable('plan_version'), 'document', 'catalogue', 'saved_at')
    .addColumn('plan_id', 'integer', (column) => column.notNull().references('plan.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('price_book', 'integer')
    .addPrimaryKeyConstraint('plan_version_key', ['plan_id', 'version'])
    .execute()
}
