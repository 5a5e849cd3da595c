import { suspectStatuses } from '@house/contract/lead-status'
import { sql } from 'kysely'
import { secondsBetween } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { dayOf, lastDays, startOfDay } from '../settings/timezone.ts'

/** How far back one can look. */
export const periods = [7, 30, 90] as const

type Count = { name: string; count: number }

const topPages = 10

/** How the last days went. What looks like spam is not counted as business. */
export async function readDashboard(db: Db, now: Date, days: number) {
  const shown = lastDays(now, days)
  const since = startOfDay(shown[0] ?? '')
  const [per_day, by_service, by_status, by_source, by_page, responses, unseen] = await Promise.all([
    countPerDay(db, since, shown),
    countBy(db, since, 'required_service'),
    countBy(db, since, 'status'),
    countBySource(db, since),
    countBy(db, since, 'page'),
    readResponses(db, since),
    countUnseen(db),
  ])
  return { per_day, by_service, by_status, by_source, by_page: by_page.slice(0, topPages), ...responses, unseen }
}

/** Counted by the database: a month of a busy company is too much to be looked at one by one. */
function counted(db: Db, since: string) {
  return db
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
}

function business(db: Db, since: string) {
  return counted(db, since).where('status', 'not in', suspectStatuses)
}

/** Every day is there, those without an enquiry too. The company's day begins at a half hour of the world's. */
async function countPerDay(db: Db, since: string, days: string[]): Promise<Count[]> {
  const tenMinutes = sql<string>`substr(created_at, 1, 15)`
  const rows = await business(db, since).select(tenMinutes.as('moment')).groupBy(tenMinutes).execute()
  const counts = addedUp(rows.map(({ moment, count }) => ({ name: dayOf(`${moment}0:00Z`), count })))
  return days.map((day) => ({ name: day, count: counts.find(({ name }) => name === day)?.count ?? 0 }))
}

/** The most frequent first. */
async function countBy(db: Db, since: string, column: 'required_service' | 'status' | 'page') {
  const leads = column === 'status' ? counted(db, since) : business(db, since)
  // An expression: SQLite would walk along an index of the column alone, through all the years.
  const name = sql<string>`${sql.ref(column)} || ''`
  return addedUp(await leads.select(name.as('name')).groupBy(name).execute())
}

async function countBySource(db: Db, since: string) {
  const rows = await business(db, since).select(['utm', 'referrer']).groupBy(['utm', 'referrer']).execute()
  return addedUp(rows.map(({ count, ...row }) => ({ name: sourceOf(row), count })))
}

/** The campaign where there was one, else the site the visit came from. */
function sourceOf({ utm, referrer }: { utm: string; referrer: string }) {
  const { utm_source } = utm === '' ? {} : (JSON.parse(utm) as { utm_source?: string })
  if (utm_source) return utm_source
  return URL.canParse(referrer) ? new URL(referrer).hostname : 'direct'
}

function addedUp(counts: Count[]): Count[] {
  const sums = new Map<string, number>()
  for (const { name, count } of counts) sums.set(name, (sums.get(name) ?? 0) + Number(count))
  return [...sums].map(([name, count]) => ({ name, count })).toSorted((one, other) => other.count - one.count)
}

const waits = [
  { name: 'within an hour', to: 1 },
  { name: '1 to 4 hours', to: 4 },
  { name: '4 to 24 hours', to: 24 },
  { name: 'more than a day', to: Number.POSITIVE_INFINITY },
]

/** How long people waited for the first answer: the middle one of them, and how many waited how long. */
async function readResponses(db: Db, since: string) {
  const tenths = sql<number>`round(${secondsBetween(db, 'created_at', 'first_response_at')} / 360)`
  const rows = await business(db, since).select(tenths.as('tenths')).groupBy(tenths).execute()
  const answered = rows
    .filter((row) => row.tenths !== null)
    .map((row) => ({ hours: Number(row.tenths) / 10, count: Number(row.count) }))
    .toSorted((one, other) => one.hours - other.hours)
  const times = waits.map(({ name, to }, index) => ({ name, count: within(waits[index - 1]?.to ?? -1, to) }))
  const waiting = Number(rows.find((row) => row.tenths === null)?.count ?? 0)
  return { response_hours_median: median(answered), response_times: [...times, { name: 'not yet', count: waiting }] }

  function within(from: number, to: number) {
    return sum(answered.filter(({ hours }) => hours >= from && hours < to))
  }
}

type Waited = { hours: number; count: number }

function median(waited: Waited[]) {
  const middle = (sum(waited) + 1) / 2
  const at = (place: number) => {
    let passed = 0
    return waited.find(({ count }) => {
      passed += count
      return passed >= place
    })?.hours
  }
  const [lower, upper] = [at(Math.floor(middle)), at(Math.ceil(middle))]
  return lower === undefined || upper === undefined ? null : Math.round(((lower + upper) / 2) * 10) / 10
}

function sum(waited: Waited[]) {
  return waited.reduce((total, { count }) => total + count, 0)
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
