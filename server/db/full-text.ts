import { sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import type { Db } from './schema.ts'

export type IndexedProduct = { id: number; words: string[] }

/** A product matches when it has one of the words of each entry; `products` is about how many have one. */
export type Wanted = { words: string[]; products: number }[]

const rare = 2000

/** The ids of matching products in the order they were entered, so that a search ends as soon as it has enough. */
export async function matchProducts(db: Db, wanted: Wanted, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${isPostgres(db) ? matchOnPostgres(wanted) : matchOnSqlite(wanted)}
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

function matchOnSqlite(wanted: Wanted) {
  return sql`select rowid as id from product_search where product_search match ${toFtsQuery(wanted)}`
}

/** PostgreSQL cannot tell that a word is rare, and would then look at every product in turn: we know, and say so. */
function matchOnPostgres(wanted: Wanted) {
  const isRare = wanted.some(({ products }) => products < rare)
  const matching = sql`select product_id as id from product_search where document @@ ${toTsQuery(wanted)}::tsquery`
  return isRare ? sql`with matching as materialized (${matching}) select id from matching` : matching
}

export async function indexProducts(db: Db, products: IndexedProduct[]) {
  if (products.length === 0) return
  const key = isPostgres(db) ? sql.ref('product_id') : sql.ref('rowid')
  await sql`delete from product_search where ${key} in (${sql.join(products.map(({ id }) => id))})`.execute(db)
  if (isPostgres(db)) {
    const rows = products.map(({ id, words }) => sql`(${id}::integer, ${words.map(quoted).join(' ')}::tsvector)`)
    await sql`insert into product_search (product_id, document) values ${sql.join(rows)}`.execute(db)
  } else {
    const rows = products.map(({ id, words }) => sql`(${id}, ${words.join(' ')})`)
    await sql`insert into product_search (rowid, words) values ${sql.join(rows)}`.execute(db)
  }
}

// Words are letters and digits only (see wordsOf), so putting them in quotes is enough on both databases.

function toFtsQuery(wanted: Wanted) {
  return wanted.map(({ words }) => `(${words.map((word) => `"${word}"`).join(' OR ')})`).join(' AND ')
}

function toTsQuery(wanted: Wanted) {
  return wanted.map(({ words }) => `(${words.map(quoted).join(' | ')})`).join(' & ')
}

function quoted(word: string) {
  return `'${word}'`
}
