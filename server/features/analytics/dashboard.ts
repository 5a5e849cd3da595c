import type { ResponseTime } from '@house/contract/staff/dashboard'
import type { Count, DashboardRecord } from '@house/contract/staff/entities'
import { suspectStatuses } from '@house/contract/staff/lead-status'
import { dayOf } from '@house/contract/time-zone'
import { type Selectable, sql } from 'kysely'
import { lastDays, midnightInUtc, startOfDay } from '../../platform/company/settings/timezone.ts'
import { secondsBetween } from '../../platform/db/dialect.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'

const maxPages = 10

/** Key figures of the last days. Leads that look like spam are excluded. */
export async function readDashboard(db: Db, now: Date, days: number) {
  const dates = lastDays(now, days)
  const since = startOfDay(dates[0] ?? '')
  const [per_day, by_service, by_status, by_source, by_page, responses, unseen] = await Promise.all([
    countPerDay(db, since, dates),
    countBy(db, since, 'required_service'),
    countBy(db, since, 'status'),
    countBySource(db, since),
    countBy(db, since, 'page'),
    readResponses(db, since),
    countUnseen(db),
  ])
  return { per_day, by_service, by_status, by_source, by_page: by_page.slice(0, maxPages), ...responses, unseen }
}

/** Aggregated in the database: a busy month is too large to load. */
function countLeads(db: Db, since: string) {
  return db
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
}

function countGenuineLeads(db: Db, since: string) {
  return countLeads(db, since).where('status', 'not in', suspectStatuses)
}

/** Includes days without enquiries. Grouped by the day in UTC, and whether the next one has begun where the company is. */
async function countPerDay(db: Db, since: string, days: string[]): Promise<Count[]> {
  const date = sql<string>`substr(created_at, 1, 10)`
  const isNextDay = sql<boolean | number>`substr(created_at, 12, 5) >= ${sql.lit(midnightInUtc)}`
  const rows = await countGenuineLeads(db, since)
    .select([date.as('date'), isNextDay.as('is_next_day')])
    .groupBy([date, isNextDay])
    .execute()
  const counts = new Map<string, number>()
  for (const { date, is_next_day, count } of rows) {
    const day = dayOf(is_next_day ? `${date}T${midnightInUtc}Z` : date)
    counts.set(day, (counts.get(day) ?? 0) + Number(count))
  }
  return days.map((day) => ({ name: day, count: counts.get(day) ?? 0 }))
}

/** Most frequent first. */
async function countBy(db: Db, since: string, column: 'required_service' | 'status' | 'page') {
  const leads = column === 'status' ? countLeads(db, since) : countGenuineLeads(db, since)
  // An expression, so that SQLite uses the index on created_at instead of scanning one on this column.
  const name = sql<string>`${sql.ref(column)} || ''`
  return sumByName(await leads.select(name.as('name')).groupBy(name).execute())
}

async function countBySource(db: Db, since: string) {
  const rows = await countGenuineLeads(db, since)
    .select(['source', 'utm', 'referrer'])
    .groupBy(['source', 'utm', 'referrer'])
    .execute()
  return sumByName(rows.map(({ count, ...row }) => ({ name: sourceOf(row), count })))
}

/** What staff entered, or else the campaign, or else the referring site. */
export function sourceOf({
  source,
  utm,
  referrer,
}: Pick<Selectable<Schema['enquiry']>, 'source' | 'utm' | 'referrer'>) {
  if (source) return source
  const { utm_source } = utm === '' ? {} : (JSON.parse(utm) as { utm_source?: string })
  if (utm_source) return utm_source
  return URL.canParse(referrer) ? new URL(referrer).hostname : 'direct'
}

function sumByName(counts: Count[]): Count[] {
  const sums = new Map<string, number>()
  for (const { name, count } of counts) sums.set(name, (sums.get(name) ?? 0) + Number(count))
  return [...sums].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count)
}

const responseTimeRanges: { name: ResponseTime; to: number }[] = [
  { name: 'within an hour', to: 1 },
  { name: '1 to 4 hours', to: 4 },
  { name: '4 to 24 hours', to: 24 },
  { name: 'more than a day', to: Number.POSITIVE_INFINITY },
]

type Responses = Pick<DashboardRecord, 'response_hours_median' | 'response_times'>

/** Time to the first response: median and distribution. */
async function readResponses(db: Db, since: string): Promise<Responses> {
  const tenths = sql<number>`round(${secondsBetween(db, 'created_at', 'first_response_at')} / 360)`
  const rows = await countGenuineLeads(db, since).select(tenths.as('tenths')).groupBy(tenths).execute()
  const answered = rows
    .filter((row) => row.tenths !== null)
    .map((row) => ({ hours: Number(row.tenths) / 10, count: Number(row.count) }))
    .toSorted((a, b) => a.hours - b.hours)
  const times = responseTimeRanges.map(({ name, to }, index) => ({
    name,
    count: within(responseTimeRanges[index - 1]?.to ?? -1, to),
  }))
  const waiting = Number(rows.find((row) => row.tenths === null)?.count ?? 0)
  return { response_hours_median: median(answered), response_times: [...times, { name: 'not yet', count: waiting }] }

  function within(from: number, to: number) {
    return sum(answered.filter(({ hours }) => hours >= from && hours < to))
  }
}

type Answered = { hours: number; count: number }

function median(times: Answered[]) {
  const middle = (sum(times) + 1) / 2
  const at = (position: number) => {
    let passed = 0
    return times.find(({ count }) => {
      passed += count
      return passed >= position
    })?.hours
  }
  const [lower, upper] = [at(Math.floor(middle)), at(Math.ceil(middle))]
  return lower === undefined || upper === undefined ? null : Math.round(((lower + upper) / 2) * 10) / 10
}

function sum(times: Answered[]) {
  return times.reduce((total, { count }) => total + count, 0)
}

async function countUnseen(db: Db) {
  const { unseen } = await db
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll<number>().as('unseen'))
    .where('status', '=', 'new')
    .where('superseded_by', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(unseen)
}
