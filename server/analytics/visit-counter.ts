import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Job } from '../jobs/scheduler.ts'
import { dayOf } from '../settings/timezone.ts'
import { createSearchBursts } from './search-debounce.ts'
import { knownPages, toPagePath } from './site-pages.ts'
import { bucketOf, type Metric, type Screen } from './web-vitals.ts'

export type Analytics = {
  /** A page was shown to a visitor, whether made for them or remembered. */
  countPage: (path: string) => void
  /** A search was answered; `visitor` tells people who search at the same time apart, and is not kept. */
  countSearch: (visitor: string, words: string, isFound: boolean) => void
  countVitals: (screen: Screen, values: Partial<Record<Metric, number>>) => void
  /** Adds what was counted to the database. */
  flush: (options?: { isEnd?: boolean }) => Promise<void>
}

const most = { paths: 1000, words: 1000, wordsOfDay: 5000 }
const keptDays = 400
const dayMs = 24 * 60 * 60 * 1000

type Searches = { searches: number; unanswered: number }

/** Daily counts, gathered in memory and written every few seconds. There is nothing in them about a person. */
const flushMs = 5000

/** Writes the counts to the database. */
export function analyticsJob(analytics: Pick<Analytics, 'flush'>): Job {
  return {
    name: 'analytics flush',
    everyMs: flushMs,
    async run() {
      await analytics.flush()
      return undefined
    },
  }
}

export function openAnalytics(db: Db, clock: () => Date): Analytics {
  let pages = new Map<string, number>()
  let searches = new Map<string, Searches>()
  let vitals = new Map<string, number>()
  let cleanedDay = ''
  const today = () => dayOf(clock().getTime())
  const bursts = createSearchBursts((words, isFound) => {
    if (searches.size < most.words || searches.has(words))
      addSearch(words, { searches: 1, unanswered: isFound ? 0 : 1 })
  })

  function addSearch(words: string, { searches: more, unanswered }: Searches) {
    const before = searches.get(words) ?? { searches: 0, unanswered: 0 }
    searches.set(words, { searches: before.searches + more, unanswered: before.unanswered + unanswered })
  }

  async function flush({ isEnd = false } = {}) {
    bursts.settle(clock().getTime(), isEnd)
    const day = today()
    const taken = { pages, searches, vitals }
    ;[pages, searches, vitals] = [new Map(), new Map(), new Map()]
    try {
      await addPages(db, day, taken.pages)
      taken.pages = new Map()
      await addSearches(db, day, taken.searches)
      taken.searches = new Map()
      await addVitals(db, day, taken.vitals)
      if (cleanedDay !== day) await forget(db, dayOf(clock().getTime() - keptDays * dayMs))
      cleanedDay = day
    } catch (error) {
      // The database may be back the next time.
      for (const [path, views] of taken.pages) add(pages, path, views, most.paths)
      for (const [words, counts] of taken.searches) addSearch(words, counts)
      for (const [key, visits] of taken.vitals) add(vitals, key, visits)
      throw error
    }
  }

  return {
    countPage(path) {
      const page = toPagePath(path)
      if (page) add(pages, page, 1, most.paths)
    },
    countSearch(visitor, words, isFound) {
      bursts.note(visitor, words, isFound, clock().getTime())
    },
    countVitals(screen, values) {
      for (const [metric, value] of Object.entries(values) as [Metric, number][])
        add(vitals, `${screen} ${metric} ${bucketOf(metric, value)}`, 1)
    },
    flush,
  }
}

function add(counts: Map<string, number>, key: string, more: number, limit = Number.POSITIVE_INFINITY) {
  if (counts.has(key) || counts.size < limit) counts.set(key, (counts.get(key) ?? 0) + more)
}

/** Several copies of the program add to the same rows. */
async function addPages(db: Db, day: string, pages: Map<string, number>) {
  if (pages.size === 0) return
  const known = await knownPages(db, [...pages.keys()])
  const rows = [...pages].filter(([path]) => known.has(path)).map(([path, views]) => ({ day, path, views }))
  if (rows.length === 0) return
  await db
    .insertInto('page_count')
    .values(inOrder(rows, ({ path }) => path))
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet({ views: sql`page_count.views + excluded.views` }),
    )
    .execute()
}

async function addSearches(db: Db, day: string, searches: Map<string, Searches>) {
  if (searches.size === 0) return
  const stored = await db.selectFrom('search_count').select('words').where('day', '=', day).execute()
  const known = new Set(stored.map(({ words }) => words))
  const room = Math.max(0, most.wordsOfDay - known.size)
  const fresh = new Set([...searches.keys()].filter((words) => !known.has(words)).slice(0, room))
  const rows = [...searches]
    .filter(([words]) => known.has(words) || fresh.has(words))
    .map(([words, counts]) => ({ day, words, ...counts }))
  if (rows.length === 0) return
  await db
    .insertInto('search_count')
    .values(inOrder(rows, ({ words }) => words))
    .onConflict((conflict) =>
      conflict.columns(['day', 'words']).doUpdateSet({
        searches: sql`search_count.searches + excluded.searches`,
        unanswered: sql`search_count.unanswered + excluded.unanswered`,
      }),
    )
    .execute()
}

async function addVitals(db: Db, day: string, vitals: Map<string, number>) {
  if (vitals.size === 0) return
  const rows = [...vitals].map(([key, visits]) => {
    const [screen = '', metric = '', bucket] = key.split(' ')
    return { day, screen, metric, bucket: Number(bucket), visits, key }
  })
  await db
    .insertInto('vital_count')
    .values(inOrder(rows, ({ key }) => key).map(({ key, ...row }) => row))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'screen', 'metric', 'bucket'])
        .doUpdateSet({ visits: sql`vital_count.visits + excluded.visits` }),
    )
    .execute()
}

/** Copies that write the same rows in the same order never wait for each other in a circle. */
function inOrder<T>(rows: T[], keyOf: (row: T) => string): T[] {
  return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

async function forget(db: Db, before: string) {
  await db.deleteFrom('page_count').where('day', '<', before).execute()
  await db.deleteFrom('search_count').where('day', '<', before).execute()
  await db.deleteFrom('vital_count').where('day', '<', before).execute()
}
