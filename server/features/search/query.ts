import type { SearchResult } from '@house/contract/entities'
import { maxSearchResults } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import type { Bitmap } from './bitmap.ts'
import { matchAllProducts, matchProducts } from './full-text.ts'
import { inPurpose, inTitle, isWithinOneTypo, keywordsOf, variantsOf } from './terms.ts'

const maxKeywords = 8
const maxTermsPerKeyword = 12
const maxCorrections = 50
const minLengthToCorrect = 3
const rareBelowProducts = 3
const maxIndexedPrefix = 3

type Term = { term: string; products: number; titles: number }

/** A word of a search, and the terms of the catalogue that it may stand for. */
export type Keyword = { word: string; terms: Term[] }
type FoundProduct = SearchResult & { image: string }

export async function searchProducts(db: Db, keywords: Keyword[]): Promise<FoundProduct[]> {
  const known = termsOf(keywords)
  if (known.length === 0) return []
  const found = new Set(await matchTitles(db, known))
  for (const toGroup of [toPurposeGroup, toTermGroup]) {
    if (found.size >= maxSearchResults) break
    for (const id of await matchProducts(db, known.map(toGroup), maxSearchResults)) found.add(id)
  }
  return toResults(db, [...found].slice(0, maxSearchResults))
}

/** All products that a search finds, not only the first, and which of them have every keyword in their title. */
export async function searchAllProducts(db: Db, keywords: Keyword[]): Promise<{ products: Bitmap; byTitle: Bitmap }> {
  const known = termsOf(keywords)
  const products = await matchAllProducts(db, known.map(toTermGroup))
  return { products, byTitle: await matchAllProducts(db, termsInTitles(known).map(toTitleGroup)) }
}

/** Keywords without any match in the catalogue are ignored. */
function termsOf(keywords: Keyword[]): Term[][] {
  return keywords.map(({ terms }) => terms).filter((terms) => terms.length > 0)
}

export async function expandKeywords(db: Db, text: string): Promise<Keyword[]> {
  const words = [...new Set(keywordsOf(text))].slice(0, maxKeywords)
  return Promise.all(words.map(async (word) => ({ word, terms: await expandKeyword(db, word) })))
}

async function matchTitles(db: Db, expanded: Term[][]) {
  const inTitles = termsInTitles(expanded)
  return inTitles.length === 0 ? [] : matchProducts(db, inTitles.map(toTitleGroup), maxSearchResults)
}

/** The terms of each keyword that titles have; none if no title can have all keywords. */
function termsInTitles(expanded: Term[][]): Term[][] {
  const inTitles = expanded.map((terms) => terms.filter(({ titles }) => titles > 0))
  return inTitles.some((terms) => terms.length === 0) ? [] : inTitles
}

function toTermGroup(terms: Term[]) {
  return { words: terms.map(({ term }) => term), products: sum(terms.map(({ products }) => products)) }
}

/** In the title, or in what the product is for. */
function toPurposeGroup(terms: Term[]) {
  const words = terms.flatMap(({ term }) => [inTitle(term), inPurpose(term)])
  return { words, products: sum(terms.map(({ products }) => products)) }
}

function toTitleGroup(terms: Term[]) {
  return { words: terms.map(({ term }) => inTitle(term)), products: sum(terms.map(({ titles }) => titles)) }
}

/** Synonyms and completions of a keyword; when these are rare, also terms within one typo. */
async function expandKeyword(db: Db, word: string): Promise<Term[]> {
  const known = [
    ...(await termsNamed(db, await synonymsStartingWith(db, word))),
    ...(await termsStartingWith(db, word)),
  ]
  const isRare = sum(known.map(({ products }) => products)) < rareBelowProducts
  const terms = isRare ? [...known, ...(await termsNamed(db, await correctionsOf(db, word)))] : known
  return terms.filter(({ term }, index) => terms.findIndex((each) => each.term === term) === index)
}

async function termsStartingWith(db: Db, word: string) {
  const letters = [...word].length
  if (letters > maxIndexedPrefix)
    return selectTerms(db).where('term', '>=', word).where('term', '<', afterPrefix(word)).orderBy('term').execute()
  return selectTerms(db)
    .where(sql`substr(term, 1, ${sql.lit(letters)})`, '=', word)
    .orderBy('products', 'desc')
    .orderBy('term')
    .execute()
}

async function termsNamed(db: Db, names: string[]) {
  return names.length === 0
    ? []
    : selectTerms(db).where('term', 'in', names).orderBy('products', 'desc').orderBy('term').execute()
}

function selectTerms(db: Db) {
  return db.selectFrom('search_term').selectAll().limit(maxTermsPerKeyword)
}

async function synonymsStartingWith(db: Db, word: string): Promise<string[]> {
  const query = db.selectFrom('synonym').select('means')
  const rows =
    word.length < minLengthToCorrect
      ? await query.where('word', '=', word).execute()
      : await query.where('word', '>=', word).where('word', '<', afterPrefix(word)).limit(maxTermsPerKeyword).execute()
  return rows.flatMap(({ means }) => JSON.parse(means))
}

async function correctionsOf(db: Db, word: string) {
  if (word.length < minLengthToCorrect) return []
  const rows = await db
    .selectFrom('search_variant')
    .select('term')
    .distinct()
    .where('variant', 'in', variantsOf(word))
    .limit(maxCorrections)
    .execute()
  const close = rows.map(({ term }) => term).filter((term) => isWithinOneTypo(word, term))
  const synonyms = await Promise.all(close.map((term) => synonymsStartingWith(db, term)))
  return [...close, ...synonyms.flat()]
}

async function toResults(db: Db, ids: number[]): Promise<FoundProduct[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('product').select(['id', 'title', 'slug', 'image']).where('id', 'in', ids).execute()
  return rows
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ title, slug, image }) => ({ title, hyperlink: urls.product(slug), image }))
}

function afterPrefix(word: string) {
  return `${word}\uffff`
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
