import { sql } from 'kysely'
import type { AnyDb } from '../dialect.ts'

const empty = '{"materials":[],"openings":[],"mesh":[],"colours":[],"rooms":[],"problems":[],"measures":[]}'

/** Adds what filters, comparisons and data sheets know about a product. */
export async function up(db: AnyDb) {
  await db.schema
    .alterTable('product')
    .addColumn('attributes', 'text', (column) => column.notNull().defaultTo(sql.lit(empty)))
    .execute()
}
