import type { Logger } from 'pino'
import type { Db } from '../../platform/db/schema.ts'
import { findSearchIndex } from './current-index.ts'
import { matchAll, matchWord, type WordMatches } from './match-words.ts'
import type { SearchIndex } from './search-index.ts'
import { keywordsOf } from './terms.ts'
import { isTopicWord } from './topics.ts'

const maxKeywords = 8

/** What each word of a search finds. */
export function matchWords(index: SearchIndex, text: string): WordMatches[] {
  const words = [...new Set(joinSynonyms(index, keywordsOf(text)))].slice(0, maxKeywords)
  return words.map((word) => matchWord(index, word))
}

/** "sound proof" is "soundproof". */
function joinSynonyms({ synonyms }: SearchIndex, words: string[]): string[] {
  const isJoined = (index: number) => synonyms.has(`${words[index]}${words[index + 1]}`)
  return words.flatMap((word, index) => {
    if (isJoined(index)) return [`${word}${words[index + 1]}`]
    return isJoined(index - 1) ? [] : [word]
  })
}

/** Products that match every word, best first. Words that no product has and words that pages answer are ignored. */
export function matchProducts(words: WordMatches[]) {
  return matchAll(
    words.filter(({ word, products }) => products.size > 0 && !isTopicWord(word)).map((each) => each.products),
  )
}

/** All products that a search finds, and which of them have every keyword in their title. */
export type ProductMatches = { all: Set<number>; byTitle: Set<number>; isStale: boolean }

export async function searchProducts(db: Db, text: string, log: Logger): Promise<ProductMatches> {
  const { index, isStale } = await findSearchIndex(db, log)
  const matches = matchProducts(matchWords(index, text))
  const byTitle = matches.filter(({ isInTitle }) => isInTitle)
  return { all: new Set(matches.map(({ id }) => id)), byTitle: new Set(byTitle.map(({ id }) => id)), isStale }
}
