import { offeredServices } from '@house/contract/enquiry/options'
import { type LeadStatus, leadKinds, leadStatuses } from '@house/contract/staff/lead-status'
import { salesRoles } from '@house/contract/staff/roles'
import { z } from 'zod'
import { readDocument } from '../../platform/company/settings/queries.ts'
import { endOfDay, localTime, startOfDay } from '../../platform/company/settings/timezone.ts'
import { contains, slugIs } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { notFoundError } from '../../platform/http/errors.ts'
import { type Listing, type ListQuery, listAllKeys, listKeys } from '../../platform/staff-api/list-query.ts'
import { instant, oneOf, text } from '../../platform/staff-api/validation.ts'
import type { Enquiry } from './tables.ts'

const maxListedServices = 100

/** A date without a time means a day in the company's time zone, not the server's. */
const fromDatetime = z.string().transform(startOfDay).pipe(instant)
const toDatetime = z.string().transform(endOfDay).pipe(instant)

export const leadListing: Listing = {
  table: 'enquiry',
  key: 'id',
  keyKind: 'number',
  search: ['customer_name', 'phone_number', 'email', 'city'],
  sortable: ['created_at', 'customer_name', 'status', 'kind', 'required_service', 'city', 'next_action_at', 'owner_id'],
  filters: {
    status: { column: 'status', is: '=', value: oneOf(leadStatuses) },
    kind: { column: 'kind', is: '=', value: oneOf(leadKinds) },
    service: { column: 'required_service', is: '=', value: text(100) },
    owner_id: { column: 'owner_id', is: '=', value: text(100).nullable() },
    from: { column: 'created_at', is: '>=', value: fromDatetime },
    to: { column: 'created_at', is: '<=', value: toDatetime },
    due_until: { column: 'next_action_at', is: '<=', value: toDatetime },
    /** One row per person: their newest enquiry. */
    joined: { column: 'superseded_by', is: '=', value: z.literal(true).transform(() => null) },
  },
  order: ['id', 'desc'],
  joined: { filter: 'joined', by: 'superseded_by' },
}

const maxRelatedEnquiries = 50
const exportBatchSize = 500

/** The inbox of the back office. */
export async function listLeadRecords(db: Db, query: ListQuery) {
  const { keys, total } = await listKeys(db, leadListing, query)
  const ids = keys.map(Number)
  const leads = await findLeads(db, ids)
  const names = await staffNames(db)
  const earlier = await countSuperseded(db, ids)
  return { data: leads.map((lead) => ({ ...toRecord(lead, names), earlier: earlier.get(lead.id) ?? 0 })), total }
}

/** A lead with its notes, its deliveries and the other enquiries of the same person. */
export async function findLeadRecord(db: Db, id: number) {
  const found = await findLead(db, id)
  if (!found) throw notFoundError()
  const names = await staffNames(db)
  const related = await listRelated(db, found.lead)
  const notes = await listNotes(db, [id, ...related.map((other) => other.id)])
  const notesOf = (enquiry: number) =>
    notes
      .filter(({ enquiry_id }) => enquiry_id === enquiry)
      .map(({ enquiry_id, ...note }) => ({ ...note, staff: names.get(note.staff_id ?? '') ?? '' }))
  return {
    ...toRecord(found.lead, names),
    product_title: await findProductTitle(db, found.lead.product),
    notes: notesOf(id),
    same_person: related.map((other) => ({ ...other, notes: notesOf(other.id) })),
    deliveries: found.deliveries.map(
      ({ enquiry_id, quotation_id, question_id, queued_at, claimed_until, mailbox, ...delivery }) => delivery,
    ),
  }
}

export async function findLead(db: Db, id: number) {
  const lead = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) return undefined
  const deliveries = await db.selectFrom('outbox').selectAll().where('enquiry_id', '=', id).orderBy('id').execute()
  return { lead, deliveries }
}

export type LeadFilter = {
  status?: LeadStatus | undefined
  /** At least one delivery failed permanently. */
  isUndelivered?: boolean
  /** Part of a name, phone number or e-mail address. */
  search?: string
  limit?: number
}

/** Newest first. */
export async function listLeads(db: Db, { status, isUndelivered, search, limit }: LeadFilter): Promise<Enquiry[]> {
  let query = db.selectFrom('enquiry').selectAll().orderBy('id', 'desc')
  if (status) query = query.where('status', '=', status)
  if (isUndelivered)
    query = query.where('id', 'in', db.selectFrom('outbox').select('enquiry_id').where('state', '=', 'dead'))
  if (search)
    query = query.where((where) =>
      where.or((['customer_name', 'phone_number', 'email'] as const).map((column) => contains(db, column, search))),
    )
  return (limit === undefined ? query : query.limit(limit)).execute()
}

/** All matching ids, and the leads in batches: an export can be larger than memory. */
export async function readLeadsInBatches(db: Db, filter: ListQuery['filter']) {
  const ids = (await listAllKeys(db, leadListing, filter)).map(Number)
  async function* batches() {
    for (let start = 0; start < ids.length; start += exportBatchSize)
      yield await findLeads(db, ids.slice(start, start + exportBatchSize))
  }
  return { total: ids.length, batches }
}

/** Lines about leads that another feature adds to the export, oldest first. */
export type ListLeadLines = (db: Db, enquiryIds: number[]) => Promise<{ enquiry_id: number; line: string }[]>

export type ExportedLead = Enquiry & { owner: string; notes: string; quotations: string }

/** With the names of the owners, and the notes and quotations as lines, oldest first. */
export async function withDetails(
  db: Db,
  listQuotationLines: ListLeadLines,
  leads: Enquiry[],
): Promise<ExportedLead[]> {
  const names = await staffNames(db)
  const ids = leads.map(({ id }) => id)
  const notes = new Map<number, string[]>()
  const quotations = new Map<number, string[]>()
  // In batches: a statement cannot have any number of parameters.
  for (let start = 0; start < ids.length; start += exportBatchSize) {
    const batch = ids.slice(start, start + exportBatchSize)
    for (const { enquiry_id, at, staff_id, text } of await listNotes(db, batch))
      addTo(notes, enquiry_id, `${localTime(at)} ${names.get(staff_id ?? '') ?? ''}: ${text}`)
    for (const { enquiry_id, line } of await listQuotationLines(db, batch)) addTo(quotations, enquiry_id, line)
  }
  return leads.map((lead) => ({
    ...lead,
    owner: names.get(lead.owner_id ?? '') ?? '',
    notes: (notes.get(lead.id) ?? []).join('\n'),
    quotations: (quotations.get(lead.id) ?? []).join('\n'),
  }))
}

function addTo(lines: Map<number, string[]>, id: number, line: string) {
  lines.set(id, [...(lines.get(id) ?? []), line])
}

export async function countLeads(db: Db): Promise<Map<LeadStatus, number>> {
  const rows = await db
    .selectFrom('enquiry')
    .select(['status', ({ fn }) => fn.countAll<number>().as('leads')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, leads }) => [status, Number(leads)]))
}

export async function countUndelivered(db: Db): Promise<number> {
  const { deliveries } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('deliveries'))
    .where('state', '=', 'dead')
    .where('enquiry_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(deliveries)
}

/** What the forms offer now, then what stored leads name besides. */
export async function listServices(db: Db): Promise<string[]> {
  const { services } = await readDocument(db)
  const rows = await db
    .selectFrom('enquiry')
    .select('required_service')
    .distinct()
    .orderBy('required_service')
    .limit(maxListedServices)
    .execute()
  const named = rows.map(({ required_service }) => required_service).filter((service) => service !== '')
  return [...new Set([...offeredServices(services), ...named])]
}

/** The staff to whom a lead can be assigned. */
export async function listOwners(db: Db) {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('suspended', '=', 0)
    .where('role', 'in', salesRoles)
    .orderBy('name')
    .execute()
}

export async function newestLeadId(db: Db) {
  const row = await db.selectFrom('enquiry').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? 0
}

export async function listLeadsAfter(db: Db, id: number) {
  return db
    .selectFrom('enquiry')
    .select(['id', 'customer_name', 'kind', 'required_service', 'status', 'created_at'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(100)
    .execute()
}

/** In the order of the ids. */
async function findLeads(db: Db, ids: number[]): Promise<Enquiry[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute()
  const positions = new Map(ids.map((id, position) => [id, position]))
  return rows.toSorted((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0))
}

/** How many earlier enquiries each of these supersedes. */
async function countSuperseded(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number | null, number>()
  const rows = await db
    .selectFrom('enquiry')
    .select(['superseded_by', ({ fn }) => fn.countAll<number>().as('earlier')])
    .where('superseded_by', 'in', ids)
    .groupBy('superseded_by')
    .execute()
  return new Map(rows.map(({ superseded_by, earlier }) => [superseded_by, Number(earlier)]))
}

/** Null once the product is no longer on the site. */
async function findProductTitle(db: Db, slug: string) {
  const product = await db.selectFrom('product').select('title').where(slugIs('slug', slug)).executeTakeFirst()
  return product?.title ?? null
}

/** Other enquiries from the same phone number, newest first. */
function listRelated(db: Db, { id, person }: Enquiry) {
  return db
    .selectFrom('enquiry')
    .select(['id', 'kind', 'customer_name', 'status', 'created_at', 'required_service'])
    .select(['otherdescription', 'comment', 'city', 'page'])
    .where('person', '=', person)
    .where('person', '!=', '')
    .where('id', '!=', id)
    .orderBy('id', 'desc')
    .limit(maxRelatedEnquiries)
    .execute()
}

function listNotes(db: Db, enquiryIds: number[]) {
  return db
    .selectFrom('lead_note')
    .select(['id', 'enquiry_id', 'staff_id', 'text', 'at'])
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('id')
    .execute()
}

async function staffNames(db: Db) {
  const rows = await db.selectFrom('staff').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Columns that only serve deduplication, rate limiting and retention stay inside. */
function toRecord(enquiry: Enquiry, names: Map<string, string>) {
  const { idempotency_key, client, form_nonce, person, last_activity_at, utm, ...lead } = enquiry
  return { ...lead, utm: utm === '' ? {} : JSON.parse(utm), owner: names.get(lead.owner_id ?? '') ?? null }
}
