type Query = { keyword: string; hasResults: boolean }
type Burst = Query & {
  longest: Query
  at: number
  /** `ignored`: contains personal data and is never counted. */
  state: 'typing' | 'counted' | 'ignored'
}
type OnSearch = (keyword: string, hasResults: boolean) => void

const settledAfterMs = 5000
/** Repeating a search, by submitting the form or going back to a page, does not count again. */
const repeatWindowMs = 5 * 60_000
const minLength = { counted: 2, final: 3 }
const limits = { visitors: 5000, burstsPerVisitor: 8, keywordLength: 60 }

/**
 * The search box queries on every keystroke: a burst of typing and correcting counts as one search, once it settles.
 * Visitors are distinguished in memory only, and for minutes only.
 */
export function createSearchDebounce(onSearch: OnSearch) {
  const visitors = new Map<string, Burst[]>()

  function add(visitor: string, input: string, hasResults: boolean, now: number) {
    const keyword = normalise(input)
    if (keyword === '') return
    const before = visitors.get(visitor) ?? []
    const bursts = isPersonalData(keyword)
      ? ignore(before, keyword, now)
      : type(before, { keyword: keyword.slice(0, limits.keywordLength), hasResults }, now)
    if (bursts.length > limits.burstsPerVisitor) count(bursts.shift())
    visitors.delete(visitor)
    visitors.set(visitor, bursts)
    if (visitors.size > limits.visitors) evictOldest()
  }

  /** Counts bursts that have settled; all of them at shutdown. */
  function flush(now: number, isEnd = false) {
    for (const [visitor, bursts] of visitors) {
      for (const burst of bursts) if (isEnd || now - burst.at >= settledAfterMs) count(burst)
      const recent = bursts.filter((burst) => burst.state === 'typing' || now - burst.at < repeatWindowMs)
      if (recent.length === 0) visitors.delete(visitor)
      else visitors.set(visitor, recent)
    }
  }

  function count(burst: Burst | undefined) {
    if (burst?.state !== 'typing') return
    burst.state = 'counted'
    // Clearing the box letter by letter is not a search for the last letter.
    const { keyword, hasResults } = burst.keyword.length >= minLength.final ? burst : burst.longest
    if (keyword.length >= minLength.counted) onSearch(keyword, hasResults)
  }

  function evictOldest() {
    const [oldest] = visitors
    if (!oldest) return
    for (const burst of oldest[1]) count(burst)
    visitors.delete(oldest[0])
  }

  return { add, flush }
}

function type(bursts: Burst[], query: Query, now: number): Burst[] {
  const { keyword } = query
  const isRepeated = (burst: Burst) =>
    burst.state === 'ignored'
      ? burst.keyword.startsWith(keyword)
      : burst.state === 'counted' && burst.keyword === keyword
  if (bursts.some(isRepeated)) return bursts
  const typing = bursts.find((burst) => burst.state === 'typing' && isContinuation(burst.keyword, keyword))
  const longest = typing && typing.longest.keyword.length > keyword.length ? typing.longest : query
  if (!typing) return [...bursts, { ...query, longest, at: now, state: 'typing' }]
  Object.assign(typing, { ...query, longest, at: now })
  return bursts
}

/** Drops its prefixes typed earlier, and records it, so that deleting letters from it does not count either. */
function ignore(bursts: Burst[], keyword: string, now: number): Burst[] {
  const others = bursts.filter((burst) => burst.state !== 'typing' && !keyword.startsWith(burst.keyword))
  if (others.some((burst) => burst.state === 'ignored' && burst.keyword.startsWith(keyword))) return others
  const query = { keyword, hasResults: false }
  return [...others, { ...query, longest: query, at: now, state: 'ignored' }]
}

function isContinuation(before: string, now: string) {
  return now.startsWith(before) || before.startsWith(now)
}

function normalise(input: string) {
  return input
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
}

/** An e-mail address, or a phone number in any grouping. */
function isPersonalData(keyword: string) {
  return /@|\p{Nd}(?:[^\p{L}\p{N}]*\p{Nd}){5}/u.test(keyword)
}
