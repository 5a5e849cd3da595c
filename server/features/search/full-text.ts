import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { type Bitmap, intersectionOf, numbersIn, unionOf } from './bitmap.ts'
import { findProductsOfTerms } from './term-cache.ts'

export type IndexedProduct = { id: number; words: string[] }

/** A product matches when it has one of the words of each group; `products` estimates how many do. */
export type TermGroups = { words: string[]; products: number }[]

const commonFrom = 2000
const firstPageSize = 1000

/**
 * The first matching product ids, in id order. The full-text index is fast for a rare word and for one common word. For
 * several common words both databases would scan all their postings, so these are intersected from cached bitmaps.
 */
export async function matchProducts(db: Db, groups: TermGroups, limit: number): Promise<number[]> {
  if (groups.some(({ products }) => products < commonFrom)) return matchByIndex(db, groups, limit)
  if (groups.length === 1) return matchInIdOrder(db, groups, limit)
  return matchByBitmaps(db, groups, limit)
}

async function matchByIndex(db: Db, groups: TermGroups, limit: number) {
  const first = sql`select id from matching order by id limit ${limit}`
  if (!isPostgres(db)) return idsOf(db, sql`with matching as (${matching(db, groups)}) ${first}`)
  return idsOf(db, sql`with matching as materialized (${matching(db, groups)}) ${first}`)
}

/** PostgreSQL sorts all matches of a common word before it applies the limit, so the first products are tried first. */
async function matchInIdOrder(db: Db, groups: TermGroups, limit: number) {
  if (!isPostgres(db)) return matchByIndex(db, groups, limit)
  const first = sql`select product_id, document from product_search order by product_id limit ${firstPageSize}`
  const found = await idsOf(
    db,
    sql`select product_id as id from (${first}) as first where document @@ ${toTsQuery(groups)}::tsquery limit ${limit}`,
  )
  return found.length === limit ? found : matchByIndex(db, groups, limit)
}

async function matchByBitmaps(db: Db, groups: TermGroups, limit: number) {
  return numbersIn(await matchAllProducts(db, groups), 0, limit)
}

/** All matching products. */
export async function matchAllProducts(db: Db, groups: TermGroups): Promise<Bitmap> {
  const load = (word: string) => idsOf(db, matching(db, [{ words: [word], products: commonFrom }]))
  const sets = await Promise.all(groups.map(({ words }) => findProductsOfTerms(db, words, load)))
  return intersectionOf(sets.map(unionOf))
}

function matching(db: Db, groups: TermGroups) {
  return isPostgres(db)
    ? sql`select product_id as id from product_search where document @@ ${toTsQuery(groups)}::tsquery`
    : sql`select rowid as id from product_search where product_search match ${toFtsQuery(groups)}`
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
    const rows = products.map(({ id, words }) => sql`(${id}::integer, ${words.map(quote).join(' ')}::tsvector)`)
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

// Words contain only letters and digits (see wordsOf), so quoting is enough on both databases.

function toFtsQuery(groups: TermGroups) {
  return groups.map(({ words }) => `(${words.map((word) => `"${word}"`).join(' OR ')})`).join(' AND ')
}

function toTsQuery(groups: TermGroups) {
  return groups.map(({ words }) => `(${words.map(quote).join(' | ')})`).join(' & ')
}

function quote(word: string) {
  return `'${word}'`
}
