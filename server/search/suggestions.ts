import type { Db } from '../db/schema.ts'
import { keywordsOf, variantsOf } from './terms.ts'

const maxSuggestions = 3
const minLength = 4
const maxWords = 8
const maxVariants = 120
/** Without a limit PostgreSQL overestimates the matches and scans every term. */
const maxSimilar = 100

/** Terms of the catalogue that look like the keywords, but differ in more than one letter; the most common of the first 100. */
export async function suggestWords(db: Db, keyword: string): Promise<string[]> {
  const words = [...new Set(keywordsOf(keyword))].filter((word) => word.length >= minLength).slice(0, maxWords)
  const found = await Promise.all(words.map((word) => findSimilar(db, word)))
  return [...new Set(found.flat())].slice(0, maxSuggestions)
}

/** Two words within two deletions on our side and one on theirs share a variant. */
async function findSimilar(db: Db, word: string) {
  const variants = [...new Set(variantsOf(word).flatMap(variantsOf))].slice(0, maxVariants)
  const rows = await db
    .selectFrom((similar) =>
      similar
        .selectFrom('search_variant')
        .select('term')
        .distinct()
        .where('variant', 'in', variants)
        .limit(maxSimilar)
        .as('similar'),
    )
    .innerJoin('search_term', 'search_term.term', 'similar.term')
    .select('search_term.term')
    .orderBy('search_term.products', 'desc')
    .orderBy('search_term.term')
    .limit(maxSuggestions)
    .execute()
  return rows.map(({ term }) => term)
}
