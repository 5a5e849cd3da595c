import type { Db } from '../db/schema.ts'
import { dayOf, lastDays, startOfDay } from './company-time.ts'

const hourMs = 60 * 60 * 1000
/** How far back one can look. */
export const periods = [7, 30, 90] as const
const topPages = 10

/** How the last days went. What looks like spam is not counted as business. */
export async function readDashboard(db: Db, now: Date, days: number) {
  const shown = lastDays(now, days)
  const all = await readLeads(db, startOfDay(shown[0] ?? ''))
  const business = all.filter(({ status }) => status !== 'spam' && status !== 'quarantine')
  return {
    per_day: countPerDay(business, shown),
    by_service: countBy(business, ({ required_service }) => required_service),
    by_status: countBy(all, ({ status }) => status),
    by_source: countBy(business, sourceOf),
    by_page: countBy(business, ({ page }) => page).slice(0, topPages),
    ...respondedTo(business),
    unseen: await countUnseen(db),
  }
}

type Lead = Awaited<ReturnType<typeof readLeads>>[number]

/** One look at a month of leads is quicker than five counts of them. */
function readLeads(db: Db, since: string) {
  return db
    .selectFrom('enquiry')
    .select(['created_at', 'first_response_at', 'status', 'required_service', 'page', 'utm', 'referrer'])
    .where('created_at', '>=', since)
    .execute()
}

/** Every day is there, those without an enquiry too. */
function countPerDay(leads: Lead[], days: string[]) {
  const counts = new Map(countBy(leads, ({ created_at }) => dayOf(created_at)).map(({ name, count }) => [name, count]))
  return days.map((day) => ({ name: day, count: counts.get(day) ?? 0 }))
}

/** The most frequent first. */
function countBy(leads: Lead[], nameOf: (lead: Lead) => string) {
  return Object.entries(Object.groupBy(leads, nameOf))
    .map(([name, group = []]) => ({ name, count: group.length }))
    .toSorted((one, other) => other.count - one.count)
}

/** The campaign where there was one, else the site the visit came from. */
function sourceOf({ utm, referrer }: Lead) {
  const { utm_source } = utm === '' ? {} : (JSON.parse(utm) as { utm_source?: string })
  if (utm_source) return utm_source
  return URL.canParse(referrer) ? new URL(referrer).hostname : 'direct'
}

/** How long people waited for the first answer: the middle one of them, and how many waited how long. */
function respondedTo(leads: Lead[]) {
  const hours = leads.flatMap(responseHoursOf)
  const within = (from: number, to: number) => hours.filter((each) => each >= from && each < to).length
  const waits = waitingTimes.map(({ name, from, to }) => ({ name, count: within(from, to) }))
  const waiting = leads.length - hours.length
  return { response_hours_median: median(hours), response_times: [...waits, { name: 'not yet', count: waiting }] }
}

const waitingTimes = [
  { name: 'within an hour', from: Number.NEGATIVE_INFINITY, to: 1 },
  { name: '1 to 4 hours', from: 1, to: 4 },
  { name: '4 to 24 hours', from: 4, to: 24 },
  { name: 'more than a day', from: 24, to: Number.POSITIVE_INFINITY },
]

function responseHoursOf({ created_at, first_response_at }: Lead) {
  return first_response_at === null ? [] : [(Date.parse(first_response_at) - Date.parse(created_at)) / hourMs]
}

function median(values: number[]) {
  const inOrder = values.toSorted((one, other) => one - other)
  const middle = (inOrder.length - 1) / 2
  const [lower, upper] = [inOrder[Math.floor(middle)], inOrder[Math.ceil(middle)]]
  return lower === undefined || upper === undefined ? null : Math.round(((lower + upper) / 2) * 10) / 10
}

async function countUnseen(db: Db) {
  const { unseen } = await db
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll<number>().as('unseen'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow()
  return Number(unseen)
}
