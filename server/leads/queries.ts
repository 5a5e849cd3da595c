import { sql } from 'kysely'
import { recordAudit } from '../audit/audit-log.ts'
import type { Db } from '../db/schema.ts'
import { byteOrderMark, toCsvRowForPeople } from '../http/csv.ts'
import { type Channel, type Enquiry, queueDeliveries } from '../outbox/queue.ts'
import { continueWork, joinPerson } from './dedup.ts'

export const leadStatuses = ['new', 'open', 'won', 'lost', 'spam', 'quarantine'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export type LeadFilter = {
  status?: LeadStatus | undefined
  /** Those of which something could not be delivered. */
  isUndelivered?: boolean
  /** Part of a name, phone number or e-mail. */
  words?: string
  limit?: number
}

/** The newest first. */
export async function listLeads(db: Db, { status, isUndelivered, words, limit }: LeadFilter): Promise<Enquiry[]> {
  let query = db.selectFrom('enquiry').selectAll().orderBy('id', 'desc')
  if (status) query = query.where('status', '=', status)
  if (isUndelivered)
    query = query.where('id', 'in', db.selectFrom('outbox').select('enquiry_id').where('state', '=', 'dead'))
  if (words)
    query = query.where((where) =>
      where.or((['customer_name', 'phone_number', 'email'] as const).map((column) => holds(column, words))),
    )
  return (limit === undefined ? query : query.limit(limit)).execute()
}

function holds(column: string, words: string) {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}

export async function countLeads(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('enquiry')
    .select(['status', (count) => count.fn.countAll<number>().as('leads')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, leads }) => [status, Number(leads)]))
}

export async function countUndelivered(db: Db): Promise<number> {
  const { deliveries } = await db
    .selectFrom('outbox')
    .select((count) => count.fn.countAll<number>().as('deliveries'))
    .where('state', '=', 'dead')
    .where('enquiry_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(deliveries)
}

/** Erases a lead with all that was written about it; who worked with it, and when, stays on record. False when there is none. */
export async function eraseLead(db: Db, id: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('outbox').where('enquiry_id', '=', id).execute()
    await trx.deleteFrom('lead_note').where('enquiry_id', '=', id).execute()
    const erased = await trx.deleteFrom('enquiry').where('id', '=', id).returning('person').executeTakeFirst()
    if (!erased) return false
    await joinPerson(trx, erased.person)
    const record = { entity: 'enquiry', entity_id: String(id) }
    await trx
      .updateTable('audit')
      .set({ before: null, after: null })
      .where('entity', '=', record.entity)
      .where('entity_id', '=', record.entity_id)
      .execute()
    await recordAudit(trx, { action: 'erase', ...record }, { staffId: null, now })
    return true
  })
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
      .returning(['id', 'email', 'person'])
      .executeTakeFirst()
    if (!lead) return false
    await continueWork(trx, lead.person)
    await queueDeliveries(trx, lead, channels, now)
    return true
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
  'next_action_at',
  'first_response_at',
  'superseded_by',
] as const satisfies (keyof Enquiry)[]

export function toRecord(lead: Enquiry) {
  const record = Object.fromEntries(exported.map((column) => [column, lead[column]]))
  return { ...record, utm: lead.utm === '' ? {} : JSON.parse(lead.utm) }
}

/** For spreadsheets. */
export function toCsv(leads: Enquiry[]): string {
  return csvHead() + toCsvRows(leads)
}

export function csvHead() {
  return byteOrderMark + toCsvRowForPeople(exported)
}

export function toCsvRows(leads: Enquiry[]) {
  return leads.map((lead) => toCsvRowForPeople(toCells(lead))).join('')
}

/** The head and the cells of each lead, all as text: nothing in them can be taken for a formula. */
export function toSheet(leads: Enquiry[]): string[][] {
  return [[...exported], ...leads.map(toCells)]
}

function toCells(lead: Enquiry) {
  return exported.map((column) => String(lead[column] ?? ''))
}
