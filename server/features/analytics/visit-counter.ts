import { dayOf } from '@house/contract/time-zone'
import { sql } from 'kysely'
import type { ContentResources } from '../../platform/content/resource.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/scheduler.ts'
import { createSearchDebounce } from './search-debounce.ts'
import { findExistingPages, toPagePath } from './site-pages.ts'
import { bucketOf, type Metric, type Screen } from './web-vitals.ts'

export type Analytics = {
  countPage: (path: string) => void
  /** `visitor` distinguishes concurrent searchers in memory; it is not stored. */
  countSearch: (visitor: string, keyword: string, hasResults: boolean) => void
  countVitals: (screen: Screen, values: Partial<Record<Metric, number>>) => void
  /** Adds the counts to the database. `isEnd`: at shutdown, including searches that are still being typed. */
  flush: (options?: { isEnd?: boolean }) => Promise<void>
}

const limits = { paths: 1000, searches: 1000, searchesPerDay: 5000 }
const retentionDays = 400
const dayMs = 24 * 60 * 60 * 1000

type Searches = { searches: number; unanswered: number }

const flushMs = 5000

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

/** Daily counts, collected in memory and flushed every few seconds. They contain no personal data. */
export function openAnalytics(db: Db, resources: ContentResources, clock: () => Date): Analytics {
  let pages = new Map<string, number>()
  let searches = new Map<string, Searches>()
  let vitals = new Map<string, number>()
  let purgedDay = ''
  const today = () => dayOf(clock().getTime())
  const searchDebounce = createSearchDebounce((keyword, hasResults) => {
    if (searches.size < limits.searches || searches.has(keyword))
      addSearch(keyword, { searches: 1, unanswered: hasResults ? 0 : 1 })
  })

  function addSearch(keyword: string, { searches: more, unanswered }: Searches) {
    const before = searches.get(keyword) ?? { searches: 0, unanswered: 0 }
    searches.set(keyword, { searches: before.searches + more, unanswered: before.unanswered + unanswered })
  }

  async function flush({ isEnd = false } = {}) {
    searchDebounce.flush(clock().getTime(), isEnd)
    const day = today()
    const pending = { pages, searches, vitals }
    ;[pages, searches, vitals] = [new Map(), new Map(), new Map()]
    try {
      await addPages(db, resources, day, pending.pages)
      pending.pages = new Map()
      await addSearches(db, day, pending.searches)
      pending.searches = new Map()
      await addVitals(db, day, pending.vitals)
      if (purgedDay !== day) await purge(db, dayOf(clock().getTime() - retentionDays * dayMs))
      purgedDay = day
    } catch (error) {
      // Counted again with the next flush.
      for (const [path, views] of pending.pages) add(pages, path, views, limits.paths)
      for (const [keyword, counts] of pending.searches) addSearch(keyword, counts)
      for (const [key, visits] of pending.vitals) add(vitals, key, visits)
      throw error
    }
  }

  return {
    countPage(path) {
      const page = toPagePath(path)
      if (page) add(pages, page, 1, limits.paths)
    },
    countSearch(visitor, keyword, hasResults) {
      searchDebounce.add(visitor, keyword, hasResults, clock().getTime())
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

/** Upserts, because several instances add to the same rows. */
async function addPages(db: Db, resources: ContentResources, day: string, pages: Map<string, number>) {
  if (pages.size === 0) return
  const existing = await findExistingPages(db, resources, [...pages.keys()])
  const rows = [...pages].filter(([path]) => existing.has(path)).map(([path, views]) => ({ day, path, views }))
  if (rows.length === 0) return
  await db
    .insertInto('page_count')
    .values(sortByKey(rows, ({ path }) => path))
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet({ views: sql`page_count.views + excluded.views` }),
    )
    .execute()
}

async function addSearches(db: Db, day: string, searches: Map<string, Searches>) {
  if (searches.size === 0) return
  const stored = await db.selectFrom('search_count').select('words').where('day', '=', day).execute()
  const known = new Set(stored.map(({ words }) => words))
  const room = Math.max(0, limits.searchesPerDay - known.size)
  const fresh = new Set([...searches.keys()].filter((words) => !known.has(words)).slice(0, room))
  const rows = [...searches]
    .filter(([words]) => known.has(words) || fresh.has(words))
    .map(([words, counts]) => ({ day, words, ...counts }))
  if (rows.length === 0) return
  await db
    .insertInto('search_count')
    .values(sortByKey(rows, ({ words }) => words))
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
    .values(sortByKey(rows, ({ key }) => key).map(({ key, ...row }) => row))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'screen', 'metric', 'bucket'])
        .doUpdateSet({ visits: sql`vital_count.visits + excluded.visits` }),
    )
    .execute()
}

/** Instances that upsert rows in the same order cannot deadlock. */
function sortByKey<T>(rows: T[], keyOf: (row: T) => string): T[] {
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

async function purge(db: Db, before: string) {
  await db.deleteFrom('page_count').where('day', '<', before).execute()
  await db.deleteFrom('search_count').where('day', '<', before).execute()
  await db.deleteFrom('vital_count').where('day', '<', before).execute()
}
