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

const maxWordLength = 60

/** The words of a text as they are indexed: lower case, without accents, HTML, stop words and plural endings. */
export function wordsOf(text: string): string[] {
  return splitWords(text)
    .filter((word) => !stopWords.has(word))
    .map(singular)
}

/** The keywords of a query. The last one may still be incomplete, so it is never dropped as a stop word. */
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
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '' && word.length <= maxWordLength)
}

/** Words of the title are indexed a second time with this prefix, so that titles can be searched on their own. */
export function inTitle(word: string) {
  return `title0${word}`
}

/** Words of what a product is for are indexed with this prefix. */
export function inPurpose(word: string) {
  return `purpose0${word}`
}

/** The word and all its deletions of one letter: two words within one typo share at least one of these (SymSpell). */
export function variantsOf(word: string): string[] {
  const letters = [...word]
  const shorter = letters.map((_, index) => letters.toSpliced(index, 1).join(''))
  return [...new Set([word, ...shorter])]
}

/** Damerau–Levenshtein distance of at most one: an insertion, deletion, substitution or transposition. */
export function isWithinOneTypo(a: string, b: string): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
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
