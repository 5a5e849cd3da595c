type Burst = {
  words: string
  isFound: boolean
  longest: { words: string; isFound: boolean }
  at: number
  isCounted: boolean
}
type Settled = (words: string, isFound: boolean) => void

const settlesAfterMs = 5000
/** The same search again, by a form sent or a page gone back to, is no second search. */
const rememberedMs = 5 * 60_000
const shortest = { words: 2, kept: 3 }
const most = { visitors: 5000, bursts: 8, letters: 60 }

/**
 * The search box asks at every letter: what a person types or corrects is one search, counted once they stop. Who they are
 * is known to nobody: they are told apart in memory alone, for minutes.
 */
export function createSearchBursts(settled: Settled) {
  const visitors = new Map<string, Burst[]>()

  function note(visitor: string, keyword: string, isFound: boolean, now: number) {
    const words = toWords(keyword)
    if (words === '') return
    const bursts = visitors.get(visitor) ?? []
    if (bursts.some((burst) => burst.isCounted && burst.words === words)) return
    const typing = bursts.find((burst) => !burst.isCounted && isContinued(burst.words, words))
    if (typing) {
      Object.assign(typing, { words, isFound, at: now })
      if (words.length >= typing.longest.words.length) typing.longest = { words, isFound }
    } else bursts.push({ words, isFound, longest: { words, isFound }, at: now, isCounted: false })
    if (bursts.length > most.bursts) finish(bursts.shift())
    visitors.delete(visitor)
    visitors.set(visitor, bursts)
    if (visitors.size > most.visitors) forgetOldest()
  }

  /** Counts what nobody goes on typing; all of it when the program ends. */
  function settle(now: number, isEnd = false) {
    for (const [visitor, bursts] of visitors) {
      for (const burst of bursts) if (isEnd || now - burst.at >= settlesAfterMs) finish(burst)
      const remembered = bursts.filter((burst) => !burst.isCounted || now - burst.at < rememberedMs)
      if (remembered.length === 0) visitors.delete(visitor)
      else visitors.set(visitor, remembered)
    }
  }

  function finish(burst: Burst | undefined) {
    if (!burst || burst.isCounted) return
    burst.isCounted = true
    // Who empties the box letter by letter did not search for the last letter.
    const { words, isFound } = burst.words.length >= shortest.kept ? burst : burst.longest
    if (words.length >= shortest.words) settled(words, isFound)
  }

  function forgetOldest() {
    const [oldest] = visitors
    if (!oldest) return
    for (const burst of oldest[1]) finish(burst)
    visitors.delete(oldest[0])
  }

  return { note, settle }
}

function isContinued(before: string, now: string) {
  return now.startsWith(before) || before.startsWith(now)
}

/** Without case, and cut; what may be a person's address or number is not kept at all. */
function toWords(keyword: string) {
  const words = keyword
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most.letters)
  return /@|\d[\d\s-]{5,}/.test(words) ? '' : words
}
