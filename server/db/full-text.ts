import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import type { Db } from './schema.ts'

export type IndexedProduct = { id: number; words: string[] }

/** A product matches when it has one of the words of each entry; `products` is about how many have one. */
export type Wanted = { words: string[]; products: number }[]

/** The ids of matching products in the order they were entered, so that a search ends as soon as it has enough. */
export async function matchProducts(db: Db, wanted: Wanted, limit: number): Promise<number[]> {
  return isPostgres(db) ? matchOnPostgres(db, wanted, limit) : matchOnSqlite(db, wanted, limit)
}

async function matchOnSqlite(db: Db, wanted: Wanted, limit: number) {
  return idsOf(
    db,
    sql`select rowid as id from product_search where product_search match ${toFtsQuery(wanted)} order by rowid limit ${limit}`,
  )
}

const rare = 2000
const firstLook = 1000

/**
 * PostgreSQL cannot tell rare words from common ones, and would look at every product in turn for a rare one. So common
 * words are looked for among the first products, where most searches end; all else is left to the index alone.
 */
async function matchOnPostgres(db: Db, wanted: Wanted, limit: number) {
  const query = toTsQuery(wanted)
  if (wanted.every(({ products }) => products >= rare)) {
    const first = sql`select product_id, document from product_search order by product_id limit ${firstLook}`
    const found = await idsOf(
      db,
      sql`select product_id as id from (${first}) as first where document @@ ${query}::tsquery limit ${limit}`,
    )
    if (found.length === limit) return found
  }
  const matching = sql`select product_id as id from product_search where document @@ ${query}::tsquery`
  return idsOf(db, sql`with matching as materialized (${matching}) select id from matching order by id limit ${limit}`)
}

async function idsOf(db: Db, query: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number }>`${query}`.execute(db)
  return rows.map(({ id }) => id)
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
