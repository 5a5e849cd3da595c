import type { AnyDb } from '../dialect.ts'

/** Adds how a person reached the company, for leads that staff enter by hand. */
export async function up(db: AnyDb) {
  await db.schema
    .alterTable('enquiry')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
