import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { firstInAll, productsOfWords } from './term-cache.ts'

export type IndexedProduct = { id: number; words: string[] }

/** A product matches when it has one of the words of each entry; `products` is about how many have one. */
export type Wanted = { words: string[]; products: number }[]

const common = 2000
const firstLook = 1000

/**
 * The ids of matching products in the order they were entered, so that a search ends as soon as it has enough. An index is
 * quick to find a rare word and to walk along one common word. Several common words may hardly ever stand together, and
 * both databases would walk along all of them to find that out: they are looked up in a memory of their own.
 */
export async function matchProducts(db: Db, wanted: Wanted, limit: number): Promise<number[]> {
  if (wanted.some(({ products }) => products < common)) return matchByIndex(db, wanted, limit)
  if (wanted.length === 1) return matchAlong(db, wanted, limit)
  return matchByMemory(db, wanted, limit)
}

async function matchByIndex(db: Db, wanted: Wanted, limit: number) {
  const first = sql`select id from matching order by id limit ${limit}`
  if (!isPostgres(db)) return idsOf(db, sql`with matching as (${matching(db, wanted)}) ${first}`)
  return idsOf(db, sql`with matching as materialized (${matching(db, wanted)}) ${first}`)
}

/** PostgreSQL would collect all products of a common word before it orders them, unless it is shown only the first. */
async function matchAlong(db: Db, wanted: Wanted, limit: number) {
  if (!isPostgres(db)) return matchByIndex(db, wanted, limit)
  const first = sql`select product_id, document from product_search order by product_id limit ${firstLook}`
  const found = await idsOf(
    db,
    sql`select product_id as id from (${first}) as first where document @@ ${toTsQuery(wanted)}::tsquery limit ${limit}`,
  )
  return found.length === limit ? found : matchByIndex(db, wanted, limit)
}

async function matchByMemory(db: Db, wanted: Wanted, limit: number) {
  const load = (word: string) => idsOf(db, matching(db, [{ words: [word], products: common }]))
  const sets = await Promise.all(wanted.map(({ words }) => productsOfWords(db, words, load)))
  return firstInAll(sets, limit)
}

function matching(db: Db, wanted: Wanted) {
  return isPostgres(db)
    ? sql`select product_id as id from product_search where document @@ ${toTsQuery(wanted)}::tsquery`
    : sql`select rowid as id from product_search where product_search match ${toFtsQuery(wanted)}`
}

async function idsOf(db: Db, query: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number }>`${query}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function indexProducts(db: Db, products: IndexedProduct[]) {
  if (products.length === 0) return
  await unindexProducts(
    db,
    products.map(({ id }) => id),
  )
  if (isPostgres(db)) {
    const rows = products.map(({ id, words }) => sql`(${id}::integer, ${words.map(quoted).join(' ')}::tsvector)`)
    await sql`insert into product_search (product_id, document) values ${sql.join(rows)}`.execute(db)
  } else {
    const rows = products.map(({ id, words }) => sql`(${id}, ${words.join(' ')})`)
    await sql`insert into product_search (rowid, words) values ${sql.join(rows)}`.execute(db)
  }
}

export async function unindexProducts(db: Db, ids: number[]) {
  const key = isPostgres(db) ? sql.ref('product_id') : sql.ref('rowid')
  await sql`delete from product_search where ${key} in (${sql.join(ids)})`.execute(db)
}

export async function unindexAll(db: Db) {
  await sql`delete from product_search`.execute(db)
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
