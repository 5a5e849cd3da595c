import { isDeepStrictEqual } from 'node:util'
import { closedStatuses, contactMethods, leadStatuses, suspectStatuses } from '@house/contract/staff/lead-status'
import { urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { z } from 'zod'
import type { Db } from '../../platform/db/schema.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { type Channel, retryDead } from '../../platform/outbox/queue.ts'
import type { Author } from '../../platform/staff-api/permissions.ts'
import { instant, oneOf, parseInput, requiredText, text } from '../../platform/staff-api/validation.ts'
import { parsePlanCode } from '../plans/code.ts'
import { findNewestVersion } from '../plans/find-plan.ts'
import { assignToKnownOwner, linkEnquiries } from './dedup.ts'
import { queueDeliveries } from './deliveries.ts'
import { auditLead, isTakenUp, lockLead, markAnswered, updateSuperseded } from './pipeline.ts'
import { findLeadRecord, listOwners } from './queries.ts'
import type { Enquiry } from './tables.ts'

const changesSchema = z.object({
  status: oneOf(leadStatuses).optional(),
  owner_id: text(100).nullable().optional(),
  next_action_at: z.union([z.null(), instant]).optional(),
  lost_reason: text(maxContentLength.short).optional(),
})
const noteSchema = z.object({ text: requiredText(maxContentLength.note) })
const planSchema = z.object({ plan: requiredText(maxContentLength.path) })
const planInLink = new RegExp(`${urls.plan('')}([^/?#]+)`)
const contactSchema = z.object({ by: oneOf(contactMethods) })

export async function updateLead(db: Db, id: number, input: object, author: Author) {
  const changes = parseInput(changesSchema, input)
  await changeLead(db, id, async (trx, before) => {
    if (before.status === 'quarantine' && changes.status && !suspectStatuses.includes(changes.status))
      throw new RequestError('Release it from quarantine first, so that it is delivered like any other.', 409)
    if (changes.owner_id) await requireOwner(trx, changes.owner_id)
    const { status = before.status, next_action_at = before.next_action_at } = changes
    const { owner_id = before.owner_id ?? (isTakenUp(before.status, status) ? author.staffId : null) } = changes
    const lost_reason = status === 'lost' ? (changes.lost_reason?.trim() ?? before.lost_reason) : ''
    // Leads that were lost long ago have none.
    const isReasonGiven = before.status !== 'lost' || changes.lost_reason !== undefined
    if (status === 'lost' && lost_reason === '' && isReasonGiven)
      throw new RequestError('Why the lead is lost is required', 422, { field: 'lost_reason' })
    const after = { status, owner_id, next_action_at, lost_reason }
    const previous = pick(before)
    if (isDeepStrictEqual(previous, after)) return
    await trx.updateTable('enquiry').set(after).where('id', '=', id).execute()
    if (closedStatuses.includes(status)) await markAnswered(trx, id, author.now)
    await auditLead(trx, id, 'revise', author, previous, after)
    if (status === before.status) return
    await updateSuperseded(trx, id, { status, lost_reason }, author)
    await linkEnquiries(trx, before.person)
  })
  return findLeadRecord(db, id)
}

function pick({ status, owner_id, next_action_at, lost_reason }: Enquiry) {
  return { status, owner_id, next_action_at, lost_reason }
}

/** What the person planned, if it did not come with the enquiry. The next quotation starts with its openings. */
export async function attachPlan(db: Db, id: number, input: object, author: Author) {
  const { plan } = parseInput(planSchema, input)
  const code = parsePlanCode(planInLink.exec(plan)?.[1] ?? plan)
  await changeLead(db, id, async (trx, { plan_code, plan_version }) => {
    const version = code && (await findNewestVersion(trx, code))
    if (!code || !version) throw new RequestError('There is no plan with this code.', 422, { field: 'plan' })
    const after = { plan_code: code, plan_version: version }
    await trx.updateTable('enquiry').set(after).where('id', '=', id).execute()
    await auditLead(trx, id, 'revise', author, { plan_code, plan_version }, after)
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
  await db.transaction().execute(async (trx) => change(trx, await lockLead(trx, id)))
}

async function requireOwner(trx: Db, id: string) {
  const owners = await listOwners(trx)
  if (!owners.some((owner) => owner.id === id))
    throw new RequestError('The owner must be someone who works with leads', 422, { field: 'owner_id' })
}
