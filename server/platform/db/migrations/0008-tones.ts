import type { AnyDb } from '../dialect.ts'

/** Adds the placeholder colour of an image, which replaces the larger blurred preview. */
export async function up(db: AnyDb) {
  await db.schema
    .alterTable('media')
    .addColumn('tone', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('media').dropColumn('blur').execute()
}
