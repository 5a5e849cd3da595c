import { z } from 'zod'
import { type Author, recordAudit } from '../audit/audit-log.ts'
import { type Listing, type ListQuery, listAllKeys, listKeys, readRows } from '../content/list-query.ts'
import { checked, instant, neededText, oneOf, text } from '../content/validation.ts'
import { lockNames, lockRow, slugIs } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { notFoundError, RequestError } from '../errors.ts'
import { type Channel, type Enquiry, retryDead } from '../outbox/queue.ts'
import { endOfDay, startOfDay } from '../settings/timezone.ts'
import { joinPerson, listUnfinishedBefore, personLock } from './dedup.ts'
import { csvHead, findLead, leadStatuses, releaseLead, toCsvRows, toSheet } from './queries.ts'

/** A day without a time is one of the company's, not of the server's. */
const momentFrom = z.string().transform(startOfDay).pipe(instant)
const momentTo = z.string().transform(endOfDay).pipe(instant)

export const leadListing: Listing = {
  table: 'enquiry',
  key: 'id',
  keyKind: 'number',
  search: ['customer_name', 'phone_number', 'email', 'city'],
  sortable: ['created_at', 'customer_name', 'status', 'kind', 'required_service', 'city', 'next_action_at', 'owner_id'],
  filters: {
    status: { column: 'status', is: '=', value: oneOf(leadStatuses) },
    kind: { column: 'kind', is: '=', value: oneOf(['enquiry', 'dealer']) },
    service: { column: 'required_service', is: '=', value: text(100) },
    owner_id: { column: 'owner_id', is: '=', value: text(100).nullable() },
    from: { column: 'created_at', is: '>=', value: momentFrom },
    to: { column: 'created_at', is: '<=', value: momentTo },
    due_until: { column: 'next_action_at', is: '<=', value: momentTo },
    /** One row for each person: the newest of their enquiries. */
    joined: { column: 'superseded_by', is: '=', value: z.literal(true).transform(() => null) },
  },
  order: ['id', 'desc'],
  joined: { filter: 'joined', by: 'superseded_by' },
}

const changes = z.object({
  status: oneOf(leadStatuses).optional(),
  owner_id: text(100).nullable().optional(),
  next_action_at: z.union([z.null(), instant]).optional(),
})
const mostOthers = 50
const note = z.object({ text: neededText(5000) })
const contact = z.object({ by: oneOf(['phone', 'whatsapp', 'mail']) })

export async function listLeadRecords(db: Db, query: ListQuery) {
  const { keys, total } = await listKeys(db, leadListing, query)
  const rows = (await readRows(db, leadListing, keys)) as Enquiry[]
  const names = await staffNames(db)
  const earlier = await countEarlier(db, keys.map(Number))
  return { data: rows.map((row) => ({ ...toRecord(row, names), earlier: earlier.get(row.id) ?? 0 })), total }
}

/** How many enquiries each of these stands for besides itself. */
async function countEarlier(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number | null, number>()
  const rows = await db
    .selectFrom('enquiry')
    .select(['superseded_by', ({ fn }) => fn.countAll<number>().as('earlier')])
    .where('superseded_by', 'in', ids)
    .groupBy('superseded_by')
    .execute()
  return new Map(rows.map(({ superseded_by, earlier }) => [superseded_by, Number(earlier)]))
}

/** A lead with all that is known of it. */
export async function findLeadRecord(db: Db, id: number) {
  const found = await findLead(db, id)
  if (!found) throw notFoundError()
  const names = await staffNames(db)
  const others = await listOthersOf(db, found.lead)
  const notes = await readNotes(db, [id, ...others.map((other) => other.id)])
  const notesOf = (enquiry: number) =>
    notes
      .filter(({ enquiry_id }) => enquiry_id === enquiry)
      .map(({ enquiry_id, ...each }) => ({ ...each, staff: names.get(each.staff_id ?? '') ?? '' }))
  return {
    ...toRecord(found.lead, names),
    product_title: await findProductTitle(db, found.lead.product),
    notes: notesOf(id),
    same_person: others.map((other) => ({ ...other, notes: notesOf(other.id) })),
    deliveries: found.deliveries.map(({ enquiry_id, claimed_until, mailbox, ...delivery }) => delivery),
  }
}

/** While the site has it. */
async function findProductTitle(db: Db, slug: string) {
  const product = await db.selectFrom('product').select('title').where(slugIs('slug', slug)).executeTakeFirst()
  return product?.title ?? null
}

/** All else that came from the same phone number, the newest first. */
function listOthersOf(db: Db, { id, person }: Enquiry) {
  return db
    .selectFrom('enquiry')
    .select(['id', 'kind', 'customer_name', 'status', 'created_at', 'required_service'])
    .select(['otherdescription', 'comment', 'city', 'page'])
    .where('person', '=', person)
    .where('person', '!=', '')
    .where('id', '!=', id)
    .orderBy('id', 'desc')
    .limit(mostOthers)
    .execute()
}

function readNotes(db: Db, ids: number[]) {
  return db
    .selectFrom('lead_note')
    .select(['id', 'enquiry_id', 'staff_id', 'text', 'at'])
    .where('enquiry_id', 'in', ids)
    .orderBy('id')
    .execute()
}

export async function reviseLead(db: Db, id: number, given: object, author: Author) {
  const wanted = checked(changes, given)
  await db.transaction().execute(async (trx) => {
    await lockNames(trx, [personLock((await findLead(trx, id))?.lead.person ?? '')])
    await lockRow(trx, 'enquiry', id)
    const before = (await findLead(trx, id))?.lead
    if (!before) throw notFoundError()
    if (before.status === 'quarantine' && wanted.status && !['quarantine', 'spam'].includes(wanted.status))
      throw new RequestError('Release it from quarantine first, so that it is delivered like any other.', 409)
    if (wanted.owner_id) await requireOwner(trx, wanted.owner_id)
    const { status = before.status, next_action_at = before.next_action_at } = wanted
    const isTakenUp = before.status === 'new' && status === 'open'
    const { owner_id = before.owner_id ?? (isTakenUp ? author.staffId : null) } = wanted
    const after = { status, owner_id, next_action_at }
    if (Object.entries(after).every(([name, value]) => before[name as keyof typeof after] === value)) return
    await trx.updateTable('enquiry').set(after).where('id', '=', id).execute()
    if (['won', 'lost'].includes(status)) await markAnswered(trx, id, author.now)
    const was = { status: before.status, owner_id: before.owner_id, next_action_at: before.next_action_at }
    await recordLeadAudit(trx, id, 'revise', author, was, after)
    if (status === before.status) return
    if (['open', 'won', 'lost'].includes(status)) await passOn(trx, id, status, author)
    await joinPerson(trx, before.person)
  })
  return findLeadRecord(db, id)
}

/** What the person wrote before and nobody finished is finished with this. */
async function passOn(trx: Db, id: number, status: string, author: Author) {
  for (const before of await listUnfinishedBefore(trx, id)) {
    if (before.status === status) continue
    await trx.updateTable('enquiry').set({ status }).where('id', '=', before.id).execute()
    await recordLeadAudit(trx, before.id, 'revise', author, { status: before.status }, { status })
  }
}

export async function addNote(db: Db, id: number, given: object, author: Author) {
  const { text: words } = checked(note, given)
  const at = author.now.toISOString()
  await db.transaction().execute(async (trx) => {
    await lockRow(trx, 'enquiry', id)
    if (!(await findLead(trx, id))) throw notFoundError()
    await trx.insertInto('lead_note').values({ enquiry_id: id, staff_id: author.staffId, text: words, at }).execute()
    await markAnswered(trx, id, author.now)
    await recordLeadAudit(trx, id, 'note', author, undefined, { text: words })
  })
  return findLeadRecord(db, id)
}

/** Someone calls or writes to the person, from the screen of the lead. */
export async function recordContact(db: Db, id: number, given: object, author: Author) {
  const { by } = checked(contact, given)
  await db.transaction().execute(async (trx) => {
    await lockRow(trx, 'enquiry', id)
    if (!(await findLead(trx, id))) throw notFoundError()
    await markAnswered(trx, id, author.now)
    await recordLeadAudit(trx, id, 'contact', author, undefined, { by })
  })
  return findLeadRecord(db, id)
}

/** The first answer to an enquiry is one to all that the person had asked before. Taking it up is none. */
async function markAnswered(trx: Db, id: number, now: Date) {
  await trx
    .updateTable('enquiry')
    .set({ first_response_at: now.toISOString() })
    .where('first_response_at', 'is', null)
    .where((where) => where.or([where('id', '=', id), where('superseded_by', '=', id)]))
    .execute()
}

export async function releaseFromQuarantine(db: Db, id: number, channels: Channel[], author: Author) {
  if (!(await findLead(db, id))) throw notFoundError()
  if (!(await releaseLead(db, id, channels, author.now))) throw new RequestError('This lead is not in quarantine.', 409)
  await recordLeadAudit(db, id, 'release', author, { status: 'quarantine' }, { status: 'new' })
  return findLeadRecord(db, id)
}

export async function retryDeliveries(db: Db, id: number, author: Author) {
  if (!(await findLead(db, id))) throw notFoundError()
  if ((await retryDead(db, author.now, id)) === 0) throw new RequestError('No delivery of this lead was given up.', 409)
  await recordLeadAudit(db, id, 'retry', author)
  return findLeadRecord(db, id)
}

const exportBatch = 500
/** The workbook is made in memory; lines of CSV are not. */
export const mostLeadsInWorkbook = 20_000

/** The matching leads as lines of CSV, some at a time: there may be many. Who took them along is on record. */
export async function exportLeads(db: Db, filter: ListQuery['filter'], author: Author) {
  const keys = await listAllKeys(db, leadListing, filter)
  await recordExport(db, filter, keys.length, author)
  async function* lines() {
    yield csvHead()
    for await (const leads of readInBatches(db, keys)) yield toCsvRows(leads)
  }
  return lines()
}

/** The matching leads as rows of a workbook. */
export async function exportLeadSheet(db: Db, filter: ListQuery['filter'], author: Author) {
  const keys = await listAllKeys(db, leadListing, filter)
  if (keys.length > mostLeadsInWorkbook)
    throw new RequestError(
      `These are ${keys.length} leads, and an Excel file can have ${mostLeadsInWorkbook}. Choose fewer by the filters, or take CSV, which can have any number.`,
    )
  await recordExport(db, filter, keys.length, author)
  const leads: Enquiry[] = []
  for await (const some of readInBatches(db, keys)) leads.push(...some)
  return toSheet(leads)
}

async function* readInBatches(db: Db, keys: (string | number)[]) {
  for (let start = 0; start < keys.length; start += exportBatch)
    yield (await readRows(db, leadListing, keys.slice(start, start + exportBatch))) as Enquiry[]
}

/** Words may name someone who is to be forgotten one day: it is kept that there were some, and not which. */
async function recordExport(db: Db, given: ListQuery['filter'], leads: number, author: Author) {
  const filter = 'q' in given ? { ...given, q: '…' } : given
  await recordAudit(db, { action: 'export', entity: 'enquiry', entity_id: '', after: { filter, leads } }, author)
}

/** Who can be given a lead. */
export async function listOwners(db: Db) {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('suspended', '=', 0)
    .where('role', 'in', ['administrator', 'sales'])
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

/** What only counts and compares stays here. */
function toRecord({ idempotency_key, client, form_nonce, person, utm, ...lead }: Enquiry, names: Map<string, string>) {
  return { ...lead, utm: utm === '' ? {} : JSON.parse(utm), owner: names.get(lead.owner_id ?? '') ?? null }
}

async function staffNames(db: Db) {
  const rows = await db.selectFrom('staff').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function requireOwner(trx: Db, id: string) {
  const owners = await listOwners(trx)
  if (!owners.some((owner) => owner.id === id))
    throw new RequestError('The owner must be someone who works with leads', 422, { field: 'owner_id' })
}

async function recordLeadAudit(db: Db, id: number, action: string, author: Author, before?: object, after?: object) {
  await recordAudit(db, { action, entity: 'enquiry', entity_id: String(id), before, after }, author)
}
