import type { DescriptionBlock } from '@house/contract/entities'
import { materialLabels, openingLabels, problemLabels, roomLabels } from '@house/contract/products/attribute-options'
import type { ProductAttributes } from '@house/contract/products/attributes'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { indexProducts, unindexAll, unindexProducts } from './full-text.ts'
import { inPurpose, inTitle, variantsOf, wordsOf } from './terms.ts'

const batchSize = 500

/** Builds the index of a catalogue that has none, including synonyms. */
export async function buildSearchIndex(db: Db) {
  const uses: Uses = new Map()
  for (
    let products = await readProductsAfter(db, 0);
    products.length > 0;
    products = await readProductsAfter(db, lastIdOf(products))
  ) {
    await indexProducts(db, products.map(toIndexed))
    for (const product of products) count(uses, product, 1)
  }
  await addUses(db, uses)
  const synonyms = await db.selectFrom('synonym').select('word').execute()
  await insertVariants(
    db,
    synonyms.map(({ word }) => word),
  )
}

/** Derived from the catalogue; backups leave these out. */
export const searchTables = ['product_search', 'search_term', 'search_variant']

export async function rebuildSearchIndex(db: Db) {
  await unindexAll(db)
  await db.deleteFrom('search_term').execute()
  await db.deleteFrom('search_variant').execute()
  await buildSearchIndex(db)
}

/** Runs a change that affects the text of these products, and updates the index with it. */
export async function keepIndexed<T>(db: Db, productIds: number[], change: () => Promise<T>): Promise<T> {
  const uses: Uses = new Map()
  for (const product of await readProducts(db, productIds)) count(uses, product, -1)
  const result = await change()
  const products = await readProducts(db, productIds)
  for (const product of products) count(uses, product, 1)
  for (const part of inBatches(products)) await indexProducts(db, part.map(toIndexed))
  await addUses(db, uses)
  return result
}

export async function addToIndex(db: Db, productIds: number[]) {
  const uses: Uses = new Map()
  const products = await readProducts(db, productIds)
  for (const product of products) count(uses, product, 1)
  await indexProducts(db, products.map(toIndexed))
  await addUses(db, uses)
}

export async function removeFromIndex(db: Db, productIds: number[], remove: () => Promise<void>) {
  await keepIndexed(db, productIds, remove)
  await unindexProducts(db, productIds)
}

/** Makes the synonym available to typo correction. */
export async function indexSynonym(db: Db, word: string) {
  await insertVariants(db, [word])
}

/** Keeps the word while a product contains it. */
export async function unindexSynonym(db: Db, word: string) {
  const term = await db.selectFrom('search_term').select('term').where('term', '=', word).executeTakeFirst()
  if (!term) await deleteVariants(db, [word])
}

type SearchableRow = Awaited<ReturnType<ReturnType<typeof selectSearchable>['executeTakeFirstOrThrow']>>
type Searchable = { id: number; title: string[]; purpose: string[]; words: string[] }
type Uses = Map<string, { products: number; titles: number }>

function selectSearchable(db: Db) {
  return db
    .selectFrom('product')
    .innerJoin('sub_item', 'sub_item.id', 'product.sub_item_id')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['product.id', 'product.title', 'product.description', 'product.description_data', 'product.keywords'])
    .select(['product.attributes', 'sub_item.title as list', 'category.title as category'])
    .orderBy('product.id')
}

async function readProductsAfter(db: Db, id: number): Promise<Searchable[]> {
  const rows = await selectSearchable(db).where('product.id', '>', id).limit(batchSize).execute()
  return rows.map(toSearchable)
}

async function readProducts(db: Db, ids: number[]): Promise<Searchable[]> {
  const parts = inBatches(ids).map((part) => selectSearchable(db).where('product.id', 'in', part).execute())
  return (await Promise.all(parts)).flat().map(toSearchable)
}

function lastIdOf(products: Searchable[]) {
  return products.at(-1)?.id ?? 0
}

function toSearchable(row: SearchableRow): Searchable {
  const blocks: DescriptionBlock[] = JSON.parse(row.description_data)
  const attributes: ProductAttributes = JSON.parse(row.attributes)
  const title = wordsOf(row.title)
  const texts = [row.list, row.category, row.description, row.keywords, ...blocks.flatMap(blockTexts)]
  const body = [...texts, ...attributeTexts(attributes)].flatMap(wordsOf)
  const purpose = purposeOf(attributes).flatMap(wordsOf)
  const words = [...new Set([...title, ...purpose, ...body])]
  return { id: row.id, title: [...new Set(title)], purpose: [...new Set(purpose)], words }
}

function blockTexts({ title, description, specification }: DescriptionBlock) {
  return [title, ...[description].flat(), ...specification.flatMap((row) => [row.title, row.value])]
}

/** What a product is for: its rooms, and the problem that it solves first of all. By their keys, because labels are sentences. */
function purposeOf({ rooms, problems: [main] }: ProductAttributes) {
  return [...rooms, ...(main ? [main.problem] : [])].map((key) => key.replaceAll('-', ' '))
}

/** What visitors read about the attributes, as they search for it: "noise", "bedroom". */
function attributeTexts({ materials, openings, rooms, problems }: ProductAttributes) {
  return [
    ...materials.map((material) => materialLabels[material]),
    ...openings.map((opening) => openingLabels[opening]),
    ...rooms.map((room) => roomLabels[room]),
    ...problems.flatMap(({ problem, reason }) => [problemLabels[problem], reason]),
  ]
}

function toIndexed({ id, title, purpose, words }: Searchable) {
  return { id, words: [...words, ...title.map(inTitle), ...purpose.map(inPurpose)] }
}

function count(uses: Uses, { title, words }: Searchable, step: 1 | -1) {
  for (const word of words) {
    const { products, titles } = uses.get(word) ?? { products: 0, titles: 0 }
    uses.set(word, { products: products + step, titles: titles + (title.includes(word) ? step : 0) })
  }
}

/** Updates the counts of each term; adds new terms and deletes unused ones. */
async function addUses(db: Db, uses: Uses) {
  const rows = [...uses]
    .map(([term, { products, titles }]) => ({ term, products, titles }))
    .filter(({ products, titles }) => products !== 0 || titles !== 0)
  for (const part of inBatches(rows))
    await db
      .insertInto('search_term')
      .values(part)
      .onConflict((conflict) => conflict.column('term').doUpdateSet(incrementCounts))
      .execute()
  await insertVariants(
    db,
    rows.filter(({ products }) => products > 0).map(({ term }) => term),
  )
  const unused = await db.deleteFrom('search_term').where('products', '<=', 0).returning('term').execute()
  for (const part of inBatches(unused))
    await deleteVariants(
      db,
      part.map(({ term }) => term),
    )
}

const incrementCounts = {
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

/** Keeps variants of synonyms. */
async function deleteVariants(db: Db, terms: string[]) {
  await db
    .deleteFrom('search_variant')
    .where('term', 'in', terms)
    .where('term', 'not in', db.selectFrom('synonym').select('word'))
    .execute()
}

function inBatches<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  )
}
