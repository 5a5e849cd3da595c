const stopWords = new Set([
  'a',
  'an',
  'and',
  'for',
  'from',
  'in',
  'is',
  'it',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'your',
])

const longestWord = 60

/** The words of a text as they are indexed: lower case, without accents, HTML, stop words and plural endings. */
export function wordsOf(text: string): string[] {
  return splitWords(text)
    .filter((word) => !stopWords.has(word))
    .map(singular)
}

/** The words a visitor typed. The last one may be the beginning of another, so that it is never taken for a stop word. */
export function keywordsOf(text: string): string[] {
  const words = splitWords(text)
  const last = words.pop()
  return [...words.filter((word) => !stopWords.has(word)), ...(last ? [last] : [])].map(singular)
}

function splitWords(text: string): string[] {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '' && word.length <= longestWord)
}

/** A word of the title is indexed a second time under this name, so that title matches are a search of their own. */
export function inTitle(word: string) {
  return `title0${word}`
}

/** Every spelling that is `word` with at most one letter left out: two words one slip apart share one of them. */
export function variantsOf(word: string): string[] {
  const letters = [...word]
  const shorter = letters.map((_, index) => letters.toSpliced(index, 1).join(''))
  return [...new Set([word, ...shorter])]
}

/** Whether one letter added, dropped, changed or swapped with its neighbour turns one word into the other. */
export function isOneSlipApart(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (longer.length - shorter.length > 1) return false
  let start = 0
  while (start < shorter.length && shorter[start] === longer[start]) start += 1
  if (longer.length > shorter.length) return shorter.slice(start) === longer.slice(start + 1)
  const swapped = shorter[start] === longer[start + 1] && shorter[start + 1] === longer[start]
  return (
    shorter.slice(start + 1) === longer.slice(start + 1) ||
    (swapped && shorter.slice(start + 2) === longer.slice(start + 2))
  )
}

function singular(word: string) {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
