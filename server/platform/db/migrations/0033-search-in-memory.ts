import type { AnyDb } from '../dialect.ts'

/** The search index is in memory (decision 0046). */
export async function up(db: AnyDb) {
  for (const table of ['search_term', 'search_variant', 'product_search']) await db.schema.dropTable(table).execute()
}
