import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { dayOf } from './company-time.ts'

const dayMs = 24 * 60 * 60 * 1000
const days = 30
const topPages = 10

/** How the last thirty days went. What looks like spam is not counted as business. */
export async function readDashboard(db: Db, now: Date) {
  const since = new Date(now.getTime() - days * dayMs).toISOString()
  return {
    per_day: await countPerDay(db, now),
    by_service: await countBy(db, 'required_service', since),
    by_status: await countBy(db, 'status', since, true),
    by_source: await countSources(db, since),
    by_page: (await countBy(db, 'page', since)).slice(0, topPages),
    response_hours_median: await medianResponseHours(db, since),
    unseen: await countUnseen(db),
  }
}

/** Every day is there, those without an enquiry too; days begin where the company is. */
async function countPerDay(db: Db, now: Date) {
  const first = new Date(now.getTime() - days * dayMs).toISOString()
  const rows = await business(db, first).select('created_at').execute()
  const counts = new Map<string, number>()
  for (const { created_at } of rows) counts.set(dayOf(created_at), (counts.get(dayOf(created_at)) ?? 0) + 1)
  const all = Array.from({ length: days }, (_, index) => dayOf(now.getTime() - (days - 1 - index) * dayMs))
  return all.map((day) => ({ day, enquiries: counts.get(day) ?? 0 }))
}

async function countBy(db: Db, column: 'required_service' | 'status' | 'page', since: string, withSpam = false) {
  const from = withSpam ? db.selectFrom('enquiry').where('created_at', '>=', since) : business(db, since)
  const rows = await from
    .select([`${column} as name`, ({ fn }) => fn.countAll<number>().as('enquiries')])
    .groupBy(column)
    .orderBy('enquiries', 'desc')
    .execute()
  return rows.map(({ name, enquiries }) => ({ name, enquiries: Number(enquiries) }))
}

/** The campaign where there was one, else the site the visit came from. */
async function countSources(db: Db, since: string) {
  const rows = await business(db, since)
    .select(['utm', 'referrer', ({ fn }) => fn.countAll<number>().as('enquiries')])
    .groupBy(['utm', 'referrer'])
    .execute()
  const counts = new Map<string, number>()
  for (const { utm, referrer, enquiries } of rows) {
    const name = sourceOf(utm, referrer)
    counts.set(name, (counts.get(name) ?? 0) + Number(enquiries))
  }
  return [...counts]
    .map(([name, enquiries]) => ({ name, enquiries }))
    .toSorted((one, other) => other.enquiries - one.enquiries)
}

function sourceOf(utm: string, referrer: string) {
  const { utm_source } = utm === '' ? {} : (JSON.parse(utm) as { utm_source?: string })
  if (utm_source) return utm_source
  return URL.canParse(referrer) ? new URL(referrer).hostname : 'direct'
}

async function medianResponseHours(db: Db, since: string) {
  const rows = await business(db, since)
    .select(['created_at', 'first_response_at'])
    .where('first_response_at', 'is not', null)
    .execute()
  const hours = rows
    .map(({ created_at, first_response_at }) => Date.parse(first_response_at ?? '') - Date.parse(created_at))
    .map((ms) => ms / (60 * 60 * 1000))
    .toSorted((one, other) => one - other)
  const [lower, upper] = [hours[Math.floor((hours.length - 1) / 2)], hours[Math.ceil((hours.length - 1) / 2)]]
  return lower === undefined || upper === undefined ? null : Math.round(((lower + upper) / 2) * 10) / 10
}

async function countUnseen(db: Db) {
  const { unseen } = await db
    .selectFrom('enquiry')
    .select(sql<number>`count(*)`.as('unseen'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow()
  return Number(unseen)
}

function business(db: Db, since: string) {
  return db.selectFrom('enquiry').where('created_at', '>=', since).where('status', 'not in', ['spam', 'quarantine'])
}
