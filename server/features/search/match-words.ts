import type MiniSearch from 'minisearch'
import type { SearchDocument } from './search-document.ts'
import type { SearchIndex } from './search-index.ts'
import { isWithinOneTypo } from './terms.ts'
import { isTopicWord } from './topics.ts'

const minLengthToCorrect = 3
const rareBelow = 3
const synonymWeight = 0.5

type Texts = MiniSearch<SearchDocument>
type Match = { score: number; isInTitle: boolean }
/** By id. */
export type Matches = Map<number, Match>
/** What one word of a search finds. */
export type WordMatches = { word: string; products: Matches; pages: Matches }

/** Matches of a word, of what begins with it and of its synonyms; if these are rare, also of words within one typo. */
export function matchWord(index: SearchIndex, word: string): WordMatches {
  const find = (isCorrected: boolean) => ({
    word,
    products: findIn(index.products.texts, index, word, isCorrected),
    pages: findIn(index.pages.texts, index, word, isCorrected),
  })
  const found = find(false)
  return found.products.size + found.pages.size < rareBelow && isCorrectable(word) ? find(true) : found
}

/** A number with another digit is another number, and a town is not a typo. */
function isCorrectable(word: string) {
  return word.length >= minLengthToCorrect && !/\p{N}/u.test(word) && !isTopicWord(word)
}

/** A synonym is another way to say it: the better of both counts. */
function findIn(texts: Texts, { synonyms }: SearchIndex, word: string, isCorrected: boolean): Matches {
  const means = [...synonyms].flatMap(([synonym, words]) => (standsFor(synonym, word, isCorrected) ? words : []))
  const results = [
    ...[...new Set(means)].flatMap((mean) => texts.search(mean, { boostTerm: () => synonymWeight })),
    ...(word.length < minLengthToCorrect ? findShort(texts, word) : texts.search(word, { prefix: true })),
    ...(isCorrected ? findCorrected(texts, word) : []),
  ]
  const matches: Matches = new Map()
  for (const { id, score, match } of results) {
    const known = matches.get(id)
    const isInTitle = known?.isInTitle || Object.values(match).some((fields) => fields.includes('title'))
    matches.set(id, { score: Math.max(score, known?.score ?? 0), isInTitle })
  }
  return matches
}

function standsFor(synonym: string, word: string, isCorrected: boolean) {
  if (word.length < minLengthToCorrect) return synonym === word
  return synonym.startsWith(word) || (isCorrected && isWithinOneTypo(word, synonym))
}

/** Most texts have a word that begins with some letter, so a short word is only completed in titles. */
function findShort(texts: Texts, word: string) {
  return [...texts.search(word), ...texts.search(word, { prefix: true, fields: ['title'] })]
}

/** Swapped letters are two edits to the library, and one typo to us. */
function findCorrected(texts: Texts, word: string) {
  return texts.search(word, { fuzzy: 2 }).filter(({ terms }) => terms.some((term) => isWithinOneTypo(word, term)))
}

/** What matches every word: with all of them in the title first, then by score. */
export function matchAll(words: Matches[]): { id: number; isInTitle: boolean }[] {
  const [first = new Map<number, Match>(), ...others] = words
  return [...first]
    .flatMap(([id, match]) => {
      const matches = [match, ...others.flatMap((other) => other.get(id) ?? [])]
      if (matches.length < words.length) return []
      return [
        {
          id,
          isInTitle: matches.every(({ isInTitle }) => isInTitle),
          score: matches.reduce((sum, { score }) => sum + score, 0),
        },
      ]
    })
    .sort((one, other) => Number(other.isInTitle) - Number(one.isInTitle) || other.score - one.score)
}
