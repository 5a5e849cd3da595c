import type { SearchResult } from '@house/contract/entities'
import { maxSearchResults } from '@house/contract/ui-config'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { matchProducts } from './full-text.ts'
import { inTitle, isOneSlipApart, keywordsOf, variantsOf } from './terms.ts'

const maxWords = 8
const maxMeanings = 12
const maxSimilar = 50
const minLettersToCorrect = 3
const unusualBelow = 3
const longestIndexedPrefix = 3

type Term = { term: string; products: number; titles: number }

export async function searchProducts(db: Db, keyword: string): Promise<SearchResult[]> {
  const words = [...new Set(keywordsOf(keyword))].slice(0, maxWords)
  const meanings = await Promise.all(words.map((word) => meaningsOf(db, word)))
  // Words the catalogue does not know at all are passed over.
  const known = meanings.filter((terms) => terms.length > 0)
  if (known.length === 0) return []
  const byTitle = await matchTitles(db, known)
  const anywhere =
    byTitle.length < maxSearchResults ? await matchProducts(db, known.map(toWanted), maxSearchResults) : []
  return toResults(db, [...new Set([...byTitle, ...anywhere])].slice(0, maxSearchResults))
}

async function matchTitles(db: Db, meanings: Term[][]) {
  const inTitles = meanings.map((terms) => terms.filter(({ titles }) => titles > 0))
  if (inTitles.some((terms) => terms.length === 0)) return []
  return matchProducts(db, inTitles.map(toWantedInTitle), maxSearchResults)
}

function toWanted(terms: Term[]) {
  return { words: terms.map(({ term }) => term), products: sum(terms.map(({ products }) => products)) }
}

function toWantedInTitle(terms: Term[]) {
  return { words: terms.map(({ term }) => inTitle(term)), products: sum(terms.map(({ titles }) => titles)) }
}

/** What a visitor's word may stand for: its synonyms, words that begin with it, and if that is little, words one slip away. */
async function meaningsOf(db: Db, word: string): Promise<Term[]> {
  const known = [
    ...(await termsNamed(db, await synonymsStartingWith(db, word))),
    ...(await termsStartingWith(db, word)),
  ]
  const isUnusual = sum(known.map(({ products }) => products)) < unusualBelow
  const terms = isUnusual ? [...known, ...(await termsNamed(db, await correctionsOf(db, word)))] : known
  return terms.filter(({ term }, index) => terms.findIndex((each) => each.term === term) === index)
}

async function termsStartingWith(db: Db, word: string) {
  const letters = [...word].length
  if (letters > longestIndexedPrefix)
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
  return db.selectFrom('search_term').selectAll().limit(maxMeanings)
}

async function synonymsStartingWith(db: Db, word: string): Promise<string[]> {
  const query = db.selectFrom('synonym').select('means')
  const rows =
    word.length < minLettersToCorrect
      ? await query.where('word', '=', word).execute()
      : await query.where('word', '>=', word).where('word', '<', afterPrefix(word)).limit(maxMeanings).execute()
  return rows.flatMap(({ means }) => JSON.parse(means))
}

async function correctionsOf(db: Db, word: string) {
  if (word.length < minLettersToCorrect) return []
  const rows = await db
    .selectFrom('search_variant')
    .select('term')
    .distinct()
    .where('variant', 'in', variantsOf(word))
    .limit(maxSimilar)
    .execute()
  const close = rows.map(({ term }) => term).filter((term) => isOneSlipApart(word, term))
  const synonyms = await Promise.all(close.map((term) => synonymsStartingWith(db, term)))
  return [...close, ...synonyms.flat()]
}

async function toResults(db: Db, ids: number[]): Promise<SearchResult[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('product').select(['id', 'title', 'slug']).where('id', 'in', ids).execute()
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ title, slug }) => ({ title, hyperlink: `/products/${slug}` }))
}

function afterPrefix(word: string) {
  return `${word}\uffff`
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
