import type { AnyDb } from '../dialect.ts'

/** Adds the filter of the products that an article is a guide to. */
export async function up(db: AnyDb) {
  await db.schema
    .alterTable('blog')
    .addColumn('product_filter', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
