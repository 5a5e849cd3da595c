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

/** English and Hindi, also in Devanagari. */
const sentenceWords = new Set(
  [
    'are be best buy can do does good how i is many me much my need per sq sqft ft the us vs want we what which you your',
    'aur chahiye hai hain ho ka ke ki kya ko liye me mein par sabse se wala wale wali',
    'और का की के को क्या चाहिए पर में लिए वाला वाली वाले से है हैं',
  ].flatMap((words) => words.normalize('NFKD').split(' ')),
)

const maxWordLength = 60

/** The words of a text as they are indexed: lower case, without accents, HTML, stop words and plural endings. */
export function wordsOf(text: string): string[] {
  return splitWords(text)
    .filter((word) => !stopWords.has(word))
    .map(singular)
}

/**
 * The keywords of a query, without the words that make a sentence of it. The last one may still be incomplete, so it is
 * not dropped as a stop word.
 */
export function keywordsOf(text: string): string[] {
  const words = splitWords(text.replace(/\b(\d{3}) (\d{3})\b/g, '$1$2'))
  const kept = words.filter((word, index) => index === words.length - 1 || !stopWords.has(word))
  const named = kept.filter((word) => !sentenceWords.has(word))
  return (named.length > 0 ? named : kept).map(singular)
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
