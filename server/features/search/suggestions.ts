import type { Db } from '../../platform/db/schema.ts'
import { keywordsOf, variantsOf } from './terms.ts'

const maxSuggestions = 3
const minLength = 4
const maxWords = 8
const maxVariants = 120
/** Limits the second query. If more terms are similar, an arbitrary thousand are compared. */
const maxSimilar = 1000

/** Terms of the catalogue that look like the keywords, but differ in more than one letter; the most common first. */
export async function suggestWords(db: Db, keyword: string): Promise<string[]> {
  const words = [...new Set(keywordsOf(keyword))].filter((word) => word.length >= minLength).slice(0, maxWords)
  const found = await Promise.all(words.map((word) => findSimilar(db, word)))
  return [...new Set(found.flat())].slice(0, maxSuggestions)
}

/** Two words within two deletions on our side and one on theirs share a variant. */
async function findSimilar(db: Db, word: string) {
  const variants = [...new Set(variantsOf(word).flatMap(variantsOf))].slice(0, maxVariants)
  const similar = await db
    .selectFrom('search_variant')
    .select('term')
    .distinct()
    .where('variant', 'in', variants)
    .limit(maxSimilar)
    .execute()
  const terms = similar.map(({ term }) => term)
  return terms.length === 0 ? [] : findMostCommon(db, terms)
}

/** A query of its own: PostgreSQL overestimates how many terms are similar, and scans every term to join them. */
async function findMostCommon(db: Db, terms: string[]) {
  const rows = await db
    .selectFrom('search_term')
    .select('term')
    .where('term', 'in', terms)
    .orderBy('products', 'desc')
    .orderBy('term')
    .limit(maxSuggestions)
    .execute()
  return rows.map(({ term }) => term)
}
