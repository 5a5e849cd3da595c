import { type LeadStatus, type PipelineStage, pipelineStages, suspectStatuses } from '@house/contract/staff/lead-status'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import { lockRow } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { notFoundError } from '../../platform/http/errors.ts'
import type { Author } from '../../platform/staff-api/permissions.ts'
import { listUnfinishedBefore } from './dedup.ts'
import { lockEnquiries } from './erase.ts'
import type { Enquiry } from './tables.ts'

/** Waits for other changes to the same person, as `submit` does. */
export async function lockLead(trx: Db, id: number): Promise<Enquiry> {
  const found = await readLead(trx, id)
  await lockEnquiries(trx, [found])
  await lockRow(trx, 'enquiry', id)
  // Read again: it may have changed while we waited.
  return readLead(trx, id)
}

/** Moves the person's lead to a stage, if it is before it. `enquiry` comes from `lockLead`. */
export async function advanceLead(trx: Db, enquiry: Enquiry, stage: 'quoted' | 'accepted', author: Author) {
  const lead = enquiry.superseded_by ? await readLead(trx, enquiry.superseded_by) : enquiry
  if (!lead.first_response_at) await markAnswered(trx, lead.id, author.now)
  // Whoever was lost and comes back is not lost.
  const isFurther = lead.status !== 'lost' && stageOf(lead.status) >= stageOf(stage)
  if (suspectStatuses.includes(lead.status) || isFurther) return
  const before = { status: lead.status, owner_id: lead.owner_id }
  const owner_id = lead.owner_id ?? (isTakenUp(lead.status, stage) ? author.staffId : null)
  await trx.updateTable('enquiry').set({ status: stage, owner_id, lost_reason: '' }).where('id', '=', lead.id).execute()
  await auditLead(trx, lead.id, 'revise', author, before, { status: stage, owner_id })
  await updateSuperseded(trx, lead.id, { status: stage, lost_reason: '' }, author)
}

/** Work on a quotation is activity, from which the retention period of its lead counts. */
export async function touchLead(trx: Db, { id, superseded_by }: Enquiry, now: Date) {
  await trx
    .updateTable('enquiry')
    .set({ last_activity_at: now.toISOString() })
    .where('id', 'in', superseded_by ? [id, superseded_by] : [id])
    .execute()
}

/** Whoever takes a new lead further becomes its owner. */
export function isTakenUp(from: LeadStatus, to: LeadStatus) {
  return from === 'new' && takenUp.includes(to)
}

const takenUp: LeadStatus[] = ['open', 'visited', 'quoted', 'accepted'] satisfies PipelineStage[]

/** Earlier unfinished enquiries of the person get the status of the one that supersedes them, once it is taken up. */
export async function updateSuperseded(
  trx: Db,
  id: number,
  { status, lost_reason }: Pick<Enquiry, 'status' | 'lost_reason'>,
  author: Author,
) {
  if (status === 'new' || suspectStatuses.includes(status)) return
  for (const earlier of await listUnfinishedBefore(trx, id)) {
    if (earlier.status === status) continue
    await trx.updateTable('enquiry').set({ status, lost_reason }).where('id', '=', earlier.id).execute()
    await auditLead(trx, earlier.id, 'revise', author, { status: earlier.status }, { status })
  }
}

/** The first answer to an enquiry also answers the earlier ones it supersedes. Taking a lead up is not an answer. */
export async function markAnswered(trx: Db, id: number, now: Date) {
  await trx
    .updateTable('enquiry')
    .set({ first_response_at: now.toISOString() })
    .where('first_response_at', 'is', null)
    .where((where) => where.or([where('id', '=', id), where('superseded_by', '=', id)]))
    .execute()
}

/** Every change by staff is activity, from which the retention period counts. */
export async function auditLead(trx: Db, id: number, action: string, author: Author, before?: object, after?: object) {
  await trx.updateTable('enquiry').set({ last_activity_at: author.now.toISOString() }).where('id', '=', id).execute()
  await recordAudit(trx, { action, entity: 'enquiry', entity_id: String(id), before, after }, author)
}

async function readLead(trx: Db, id: number): Promise<Enquiry> {
  const lead = await trx.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) throw notFoundError()
  return lead
}

const stages: LeadStatus[] = [...pipelineStages]

function stageOf(status: LeadStatus) {
  return stages.indexOf(status)
}
