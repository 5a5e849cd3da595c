import type { SearchIndex } from './search-index.ts'
import { keywordsOf } from './terms.ts'

const maxSuggestions = 3
const minLength = 4
const maxWords = 4
/** So many letters may have one edit. */
const lettersPerEdit = 3

/** Words of the catalogue that look like the keywords, but differ in more than one letter; the most common first. */
export function suggestWords({ products }: SearchIndex, keyword: string): string[] {
  const words = [...new Set(keywordsOf(keyword))].filter((word) => word.length >= minLength).slice(0, maxWords)
  const counts = new Map<string, number>()
  for (const word of words)
    for (const { terms } of products.texts.search(word, {
      fuzzy: Math.min(3, Math.floor(word.length / lettersPerEdit)),
    }))
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .slice(0, maxSuggestions)
    .map(([term]) => term)
}
