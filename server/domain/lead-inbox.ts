import type { Db } from '../db/schema.ts'
import { type Channel, type Enquiry, queueDeliveries } from './outbox.ts'

export const leadStatuses = ['new', 'open', 'won', 'lost', 'spam', 'quarantine'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** The newest first. */
export async function listLeads(db: Db, { status, limit }: { status?: LeadStatus | undefined; limit?: number }) {
  const all = db.selectFrom('enquiry').selectAll().orderBy('id', 'desc')
  const some = status ? all.where('status', '=', status) : all
  return (limit === undefined ? some : some.limit(limit)).execute()
}

export async function countLeads(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('enquiry')
    .select(['status', (count) => count.fn.countAll<number>().as('leads')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, leads }) => [status, Number(leads)]))
}

/** A lead and how far its deliveries are. */
export async function findLead(db: Db, id: number) {
  const lead = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) return undefined
  const deliveries = await db.selectFrom('outbox').selectAll().where('enquiry_id', '=', id).orderBy('id').execute()
  return { lead, deliveries }
}

/** Takes a lead out of quarantine and delivers it like any other; false when it is not there. */
export async function releaseLead(db: Db, id: number, channels: Channel[], now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lead = await trx
      .updateTable('enquiry')
      .set({ status: 'new' })
      .where('id', '=', id)
      .where('status', '=', 'quarantine')
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (lead) await queueDeliveries(trx, lead, channels, now)
    return lead !== undefined
  })
}

const exported = [
  'id',
  'created_at',
  'status',
  'kind',
  'customer_name',
  'phone_number',
  'email',
  'required_service',
  'otherdescription',
  'state',
  'city',
  'comment',
  'page',
  'product',
  'referrer',
  'utm',
  'language',
  'consent_version',
  'suspicions',
] as const satisfies (keyof Enquiry)[]

export function toRecord(lead: Enquiry) {
  return Object.fromEntries(exported.map((column) => [column, lead[column]]))
}

/** For spreadsheets, which take a text that begins like a formula for one: such a text gets an apostrophe before it. */
export function toCsv(leads: Enquiry[]): string {
  return csvHead() + toCsvRows(leads)
}

export function csvHead() {
  return toCsvRow(exported)
}

export function toCsvRows(leads: Enquiry[]) {
  return leads.map((lead) => toCsvRow(exported.map((column) => String(lead[column])))).join('')
}

function toCsvRow(cells: readonly string[]) {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(text: string) {
  const safe = /^[\s]*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
