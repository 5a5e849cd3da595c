import {
  closedStatuses,
  contactMethods,
  type LeadStatus,
  leadStatuses,
  suspectStatuses,
} from '@house/contract/staff/lead-status'
import { maxContentLength } from '@house/contract/validation-limits'
import { z } from 'zod'
import { type Author, recordAudit } from '../audit/audit-log.ts'
import { lockRow } from '../db/dialect.ts'
import type { Db, Enquiry } from '../db/schema.ts'
import { notFoundError, RequestError } from '../http/errors.ts'
import { type Channel, queueDeliveries, retryDead } from '../outbox/queue.ts'
import { instant, oneOf, parseInput, requiredText, text } from '../staff-api/validation.ts'
import { assignToKnownOwner, linkEnquiries, listUnfinishedBefore } from './dedup.ts'
import { lockEnquiries } from './erase.ts'
import { findLeadRecord, listOwners } from './queries.ts'

const changesSchema = z.object({
  status: oneOf(leadStatuses).optional(),
  owner_id: text(100).nullable().optional(),
  next_action_at: z.union([z.null(), instant]).optional(),
})
const noteSchema = z.object({ text: requiredText(maxContentLength.note) })
const contactSchema = z.object({ by: oneOf(contactMethods) })

export async function updateLead(db: Db, id: number, input: object, author: Author) {
  const changes = parseInput(changesSchema, input)
  await changeLead(db, id, async (trx, before) => {
    if (before.status === 'quarantine' && changes.status && !suspectStatuses.includes(changes.status))
      throw new RequestError('Release it from quarantine first, so that it is delivered like any other.', 409)
    if (changes.owner_id) await requireOwner(trx, changes.owner_id)
    const { status = before.status, next_action_at = before.next_action_at } = changes
    const isTakenUp = before.status === 'new' && status === 'open'
    const { owner_id = before.owner_id ?? (isTakenUp ? author.staffId : null) } = changes
    const after = { status, owner_id, next_action_at }
    const previous = { status: before.status, owner_id: before.owner_id, next_action_at: before.next_action_at }
    if (status === before.status && owner_id === before.owner_id && next_action_at === before.next_action_at) return
    await trx.updateTable('enquiry').set(after).where('id', '=', id).execute()
    if (closedStatuses.includes(status)) await markAnswered(trx, id, author.now)
    await auditLead(trx, id, 'revise', author, previous, after)
    if (status === before.status) return
    if (status === 'open' || closedStatuses.includes(status)) await updateSuperseded(trx, id, status, author)
    await linkEnquiries(trx, before.person)
  })
  return findLeadRecord(db, id)
}

export async function addNote(db: Db, id: number, input: object, author: Author) {
  const note = parseInput(noteSchema, input)
  await changeLead(db, id, async (trx) => {
    const at = author.now.toISOString()
    await trx
      .insertInto('lead_note')
      .values({ ...note, enquiry_id: id, staff_id: author.staffId, at })
      .execute()
    await markAnswered(trx, id, author.now)
    await auditLead(trx, id, 'note', author, undefined, note)
  })
  return findLeadRecord(db, id)
}

/** Staff called or wrote to the person from the screen of the lead. */
export async function recordContact(db: Db, id: number, input: object, author: Author) {
  const contact = parseInput(contactSchema, input)
  await changeLead(db, id, async (trx) => {
    await markAnswered(trx, id, author.now)
    await auditLead(trx, id, 'contact', author, undefined, contact)
  })
  return findLeadRecord(db, id)
}

/** From here on the lead is delivered like any other. */
export async function releaseLead(db: Db, id: number, channels: Channel[], author: Author) {
  await changeLead(db, id, async (trx, lead) => {
    if (lead.status !== 'quarantine') throw new RequestError('This lead is not in quarantine.', 409)
    await trx.updateTable('enquiry').set({ status: 'new' }).where('id', '=', id).execute()
    await assignToKnownOwner(trx, lead.person)
    await queueDeliveries(trx, lead, channels, author.now)
    await auditLead(trx, id, 'release', author, { status: 'quarantine' }, { status: 'new' })
  })
  return findLeadRecord(db, id)
}

export async function retryDeliveries(db: Db, id: number, author: Author) {
  await changeLead(db, id, async (trx) => {
    if ((await retryDead(trx, author.now, id)) === 0)
      throw new RequestError('No delivery of this lead has failed.', 409)
    await auditLead(trx, id, 'retry', author)
  })
  return findLeadRecord(db, id)
}

/** Runs a change in a transaction that waits for other changes to the same person, as `submit` does. */
async function changeLead(db: Db, id: number, change: (trx: Db, lead: Enquiry) => Promise<void>) {
  await db.transaction().execute(async (trx) => {
    const findLead = () => trx.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
    const found = await findLead()
    if (!found) throw notFoundError()
    await lockEnquiries(trx, [found])
    await lockRow(trx, 'enquiry', id)
    // Read again: it may have changed while we waited.
    const lead = await findLead()
    if (!lead) throw notFoundError()
    await change(trx, lead)
  })
}

/** Earlier unfinished enquiries of the person get the status of the one that supersedes them. */
async function updateSuperseded(trx: Db, id: number, status: LeadStatus, author: Author) {
  for (const earlier of await listUnfinishedBefore(trx, id)) {
    if (earlier.status === status) continue
    await trx.updateTable('enquiry').set({ status }).where('id', '=', earlier.id).execute()
    await auditLead(trx, earlier.id, 'revise', author, { status: earlier.status }, { status })
  }
}

/** The first answer to an enquiry also answers the earlier ones it supersedes. Taking a lead up is not an answer. */
async function markAnswered(trx: Db, id: number, now: Date) {
  await trx
    .updateTable('enquiry')
    .set({ first_response_at: now.toISOString() })
    .where('first_response_at', 'is', null)
    .where((where) => where.or([where('id', '=', id), where('superseded_by', '=', id)]))
    .execute()
}

async function requireOwner(trx: Db, id: string) {
  const owners = await listOwners(trx)
  if (!owners.some((owner) => owner.id === id))
    throw new RequestError('The owner must be someone who works with leads', 422, { field: 'owner_id' })
}

/** Every change by staff is activity, from which the retention period counts. */
async function auditLead(trx: Db, id: number, action: string, author: Author, before?: object, after?: object) {
  await trx.updateTable('enquiry').set({ last_activity_at: author.now.toISOString() }).where('id', '=', id).execute()
  await recordAudit(trx, { action, entity: 'enquiry', entity_id: String(id), before, after }, author)
}
