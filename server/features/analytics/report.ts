import { lastDays } from '../../platform/company/settings/timezone.ts'
import type { Db } from '../../platform/db/schema.ts'
import { type Metric, metrics, type Screen, screens, summarise } from './web-vitals.ts'

const maxRows = 10

/** Page views, searches and web vitals. */
export async function readVisits(db: Db, now: Date, days: number) {
  const dates = lastDays(now, days)
  const since = dates[0] ?? ''
  const [views_per_day, top_pages, top_searches, unanswered_searches, vitals] = await Promise.all([
    viewsPerDay(db, since, dates),
    topPages(db, since),
    topSearches(db, since, 'searches'),
    topSearches(db, since, 'unanswered'),
    readVitals(db, since),
  ])
  return { views_per_day, top_pages, top_searches, unanswered_searches, vitals }
}

async function viewsPerDay(db: Db, since: string, days: string[]) {
  const rows = await db
    .selectFrom('page_count')
    .select(['day', ({ fn }) => fn.sum<number>('views').as('views')])
    .where('day', '>=', since)
    .groupBy('day')
    .execute()
  const views = new Map(rows.map((row) => [row.day, Number(row.views)]))
  return days.map((day) => ({ name: day, count: views.get(day) ?? 0 }))
}

async function topPages(db: Db, since: string) {
  const rows = await db
    .selectFrom('page_count')
    .select(['path', ({ fn }) => fn.sum<number>('views').as('views')])
    .where('day', '>=', since)
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .limit(maxRows)
    .execute()
  return rows.map(({ path, views }) => ({ name: path, count: Number(views) }))
}

async function topSearches(db: Db, since: string, column: 'searches' | 'unanswered') {
  const rows = await db
    .selectFrom('search_count')
    .select(['words', ({ fn }) => fn.sum<number>(column).as('count')])
    .where('day', '>=', since)
    .where(column, '>', 0)
    .groupBy('words')
    .orderBy('count', 'desc')
    .orderBy('words')
    .limit(maxRows)
    .execute()
  return rows.map(({ words, count }) => ({ name: words, count: Number(count) }))
}

/** Screens and metrics without data are left out; phones first, where most visitors are. */
async function readVitals(db: Db, since: string) {
  const rows = await db
    .selectFrom('vital_count')
    .select(['screen', 'metric', 'bucket', ({ fn }) => fn.sum<number>('visits').as('visits')])
    .where('day', '>=', since)
    .groupBy(['screen', 'metric', 'bucket'])
    .execute()
  const histogramOf = (screen: Screen, metric: Metric) =>
    rows
      .filter((row) => row.screen === screen && row.metric === metric)
      .map(({ bucket, visits }) => ({ bucket, visits: Number(visits) }))
  return screens
    .map((screen) => ({
      screen,
      metrics: (Object.keys(metrics) as Metric[])
        .map((metric) => ({ metric, histogram: histogramOf(screen, metric) }))
        .filter(({ histogram }) => histogram.length > 0)
        .map(({ metric, histogram }) => ({ metric, ...summarise(metric, histogram) })),
    }))
    .filter(({ metrics: measured }) => measured.length > 0)
}
