import type { AnyDb } from '../dialect.ts'

/** A picture's place has the picture's mean colour until it arrives: six characters, where a small copy of it was a request's worth of text. */
export async function up(db: AnyDb) {
  await db.schema
    .alterTable('media')
    .addColumn('tone', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('media').dropColumn('blur').execute()
}
