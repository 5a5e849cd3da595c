import type { Db } from '../db/schema.ts'
import { dayOf } from './company-time.ts'

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000
const days = 30
const topPages = 10

/** How the last thirty days went. What looks like spam is not counted as business. */
export async function readDashboard(db: Db, now: Date) {
  const all = await readLeads(db, new Date(now.getTime() - days * dayMs))
  const business = all.filter(({ status }) => status !== 'spam' && status !== 'quarantine')
  return {
    per_day: countPerDay(business, now),
    by_service: countBy(business, ({ required_service }) => required_service),
    by_status: countBy(all, ({ status }) => status),
    by_source: countBy(business, sourceOf),
    by_page: countBy(business, ({ page }) => page).slice(0, topPages),
    response_hours_median: median(business.flatMap(responseHoursOf)),
    unseen: await countUnseen(db),
  }
}

type Lead = Awaited<ReturnType<typeof readLeads>>[number]

/** One look at a month of leads is quicker than five counts of them. */
function readLeads(db: Db, since: Date) {
  return db
    .selectFrom('enquiry')
    .select(['created_at', 'first_response_at', 'status', 'required_service', 'page', 'utm', 'referrer'])
    .where('created_at', '>=', since.toISOString())
    .execute()
}

/** Every day is there, those without an enquiry too. */
function countPerDay(leads: Lead[], now: Date) {
  const counts = new Map(countBy(leads, ({ created_at }) => dayOf(created_at)).map((day) => [day.name, day.enquiries]))
  const all = Array.from({ length: days }, (_, index) => dayOf(now.getTime() - (days - 1 - index) * dayMs))
  return all.map((day) => ({ day, enquiries: counts.get(day) ?? 0 }))
}

/** The most frequent first. */
function countBy(leads: Lead[], nameOf: (lead: Lead) => string) {
  return Object.entries(Object.groupBy(leads, nameOf))
    .map(([name, group = []]) => ({ name, enquiries: group.length }))
    .toSorted((one, other) => other.enquiries - one.enquiries)
}

/** The campaign where there was one, else the site the visit came from. */
function sourceOf({ utm, referrer }: Lead) {
  const { utm_source } = utm === '' ? {} : (JSON.parse(utm) as { utm_source?: string })
  if (utm_source) return utm_source
  return URL.canParse(referrer) ? new URL(referrer).hostname : 'direct'
}

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
