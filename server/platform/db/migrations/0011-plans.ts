import { type AnyDb, createTableWithId } from '../dialect.ts'

/** Adds visitors' plans with their versions, and the plan of an enquiry. */
export async function up(db: AnyDb) {
  await createTableWithId(db, 'plan')
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('edit_key', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('plan_version')
    .addColumn('plan_id', 'integer', (column) => column.notNull().references('plan.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('catalogue', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_version_key', ['plan_id', 'version'])
    .execute()
  await db.schema.createIndex('plan_saved_at').on('plan').column('saved_at').execute()
  await db.schema.createIndex('plan_client').on('plan').columns(['client', 'saved_at']).execute()
  await db.schema
    .alterTable('enquiry')
    .addColumn('plan_code', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('product').addColumn('plan_design', 'text').execute()
}
