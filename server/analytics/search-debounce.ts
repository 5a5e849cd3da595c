type Burst = {
  words: string
  isFound: boolean
  longest: { words: string; isFound: boolean }
  at: number
  state: 'typed' | 'counted' | 'refused'
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
    const whole = toWords(keyword)
    if (whole === '') return
    const before = visitors.get(visitor) ?? []
    const bursts = isSomeones(whole)
      ? refuse(before, whole, now)
      : typed(before, whole.slice(0, most.letters), isFound, now)
    if (bursts.length > most.bursts) finish(bursts.shift())
    visitors.delete(visitor)
    visitors.set(visitor, bursts)
    if (visitors.size > most.visitors) forgetOldest()
  }

  /** Counts what nobody goes on typing; all of it when the program ends. */
  function settle(now: number, isEnd = false) {
    for (const [visitor, bursts] of visitors) {
      for (const burst of bursts) if (isEnd || now - burst.at >= settlesAfterMs) finish(burst)
      const remembered = bursts.filter((burst) => burst.state === 'typed' || now - burst.at < rememberedMs)
      if (remembered.length === 0) visitors.delete(visitor)
      else visitors.set(visitor, remembered)
    }
  }

  function finish(burst: Burst | undefined) {
    if (burst?.state !== 'typed') return
    burst.state = 'counted'
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

function typed(bursts: Burst[], words: string, isFound: boolean, now: number): Burst[] {
  const isKnown = ({ state, words: before }: Burst) =>
    state === 'refused' ? before.startsWith(words) : state === 'counted' && before === words
  if (bursts.some(isKnown)) return bursts
  const typing = bursts.find((burst) => burst.state === 'typed' && isContinued(burst.words, words))
  const longest = typing && typing.longest.words.length > words.length ? typing.longest : { words, isFound }
  if (!typing) return [...bursts, { words, isFound, longest, at: now, state: 'typed' }]
  Object.assign(typing, { words, isFound, longest, at: now })
  return bursts
}

/** Takes along what was typed on the way to it; it is remembered for those who take its letters away again. */
function refuse(bursts: Burst[], words: string, now: number): Burst[] {
  const others = bursts.filter(({ state, words: before }) => state !== 'typed' && !words.startsWith(before))
  if (others.some(({ state, words: before }) => state === 'refused' && before.startsWith(words))) return others
  return [...others, { words, isFound: false, longest: { words, isFound: false }, at: now, state: 'refused' }]
}

function isContinued(before: string, now: string) {
  return now.startsWith(before) || before.startsWith(now)
}

function toWords(keyword: string) {
  return keyword
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
}

/** An e-mail address, or a phone number however it is grouped. */
function isSomeones(words: string) {
  return /@|\p{Nd}(?:[^\p{L}\p{N}]*\p{Nd}){5}/u.test(words)
}
