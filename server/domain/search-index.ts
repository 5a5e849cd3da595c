import type { DescriptionBlock } from '@house/contract/entities'
import { sql } from 'kysely'
import { indexProducts } from '../db/full-text.ts'
import type { Db } from '../db/schema.ts'
import { inTitle, variantsOf, wordsOf } from './search-words.ts'

const batch = 500

/** Makes the index of an unindexed catalogue, synonyms included. */
export async function buildSearchIndex(db: Db) {
  const uses = new Map<string, Term>()
  for (let products = await readAfter(db, 0); products.length > 0; products = await readAfter(db, lastIdOf(products))) {
    await indexProducts(db, products.map(toIndexed))
    for (const term of products.flatMap(termsOf)) {
      const { products: before, titles } = uses.get(term.term) ?? { products: 0, titles: 0 }
      uses.set(term.term, { term: term.term, products: before + 1, titles: titles + term.titles })
    }
  }
  const synonyms = await db.selectFrom('synonym').select('word').execute()
  await insertTerms(db, [...uses.values()])
  await insertVariants(db, [...uses.keys(), ...synonyms.map(({ word }) => word)])
}

/** Brings one product's words up to date. Words it no longer has stay known, which costs a search nothing. */
export async function indexProduct(db: Db, id: number) {
  const row = await selectSearchable(db).where('product.id', '=', id).executeTakeFirstOrThrow()
  const product = toSearchable(row)
  await indexProducts(db, [toIndexed(product)])
  await insertTerms(db, termsOf(product))
  await insertVariants(db, product.words)
}

type SearchableRow = Awaited<ReturnType<ReturnType<typeof selectSearchable>['executeTakeFirstOrThrow']>>
type Term = { term: string; products: number; titles: number }
type Searchable = { id: number; title: string[]; words: string[] }

function selectSearchable(db: Db) {
  return db
    .selectFrom('product')
    .innerJoin('sub_item', 'sub_item.id', 'product.sub_item_id')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['product.id', 'product.title', 'product.description', 'product.description_data', 'product.keywords'])
    .select(['sub_item.title as list', 'category.title as category'])
}

async function readAfter(db: Db, id: number): Promise<Searchable[]> {
  const rows = await selectSearchable(db).where('product.id', '>', id).orderBy('product.id').limit(batch).execute()
  return rows.map(toSearchable)
}

function lastIdOf(products: Searchable[]) {
  return products.at(-1)?.id ?? 0
}

function toSearchable(row: SearchableRow): Searchable {
  const blocks: DescriptionBlock[] = JSON.parse(row.description_data)
  const title = wordsOf(row.title)
  const body = [row.list, row.category, row.description, row.keywords, ...blocks.flatMap(textsOf)].flatMap(wordsOf)
  return { id: row.id, title: [...new Set(title)], words: [...new Set([...title, ...body])] }
}

function textsOf({ title, description, specification }: DescriptionBlock) {
  return [title, ...[description].flat(), ...specification.flatMap((row) => [row.title, row.value])]
}

function toIndexed({ id, title, words }: Searchable) {
  return { id, words: [...words, ...title.map(inTitle)] }
}

function termsOf({ title, words }: Searchable): Term[] {
  return words.map((term) => ({ term, products: 1, titles: title.includes(term) ? 1 : 0 }))
}

async function insertTerms(db: Db, rows: Term[]) {
  for (const part of inBatches(rows))
    await db
      .insertInto('search_term')
      .values(part)
      .onConflict((conflict) => conflict.column('term').doUpdateSet(addedUp))
      .execute()
}

/** A product indexed again is counted again: these numbers order and plan, they need not be exact. */
const addedUp = {
  products: sql<number>`search_term.products + excluded.products`,
  titles: sql<number>`search_term.titles + excluded.titles`,
}

async function insertVariants(db: Db, terms: string[]) {
  const rows = terms.flatMap((term) => variantsOf(term).map((variant) => ({ variant, term })))
  for (const part of inBatches(rows))
    await db
      .insertInto('search_variant')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

function inBatches<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    rows.slice(index * batch, (index + 1) * batch),
  )
}
