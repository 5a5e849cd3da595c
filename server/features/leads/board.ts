import type { BoardColumn } from '@house/contract/staff/entities'
import { type PipelineStage, pipelineStages } from '@house/contract/staff/lead-status'
import { dayOf } from '@house/contract/time-zone'
import type { Db } from '../../platform/db/schema.ts'

const maxPerStage = 50

/** The newest leads of each stage, one for each person, with the total of their newest quotation that is open or accepted. */
export async function readBoard(db: Db, now: Date): Promise<BoardColumn[]> {
  const columns = await Promise.all(pipelineStages.map((stage) => readStage(db, stage)))
  const values = await findValues(
    db,
    columns.flatMap(({ leads }) => leads.map(({ id }) => id)),
    now,
  )
  return columns.map(({ leads, ...column }) => ({
    ...column,
    leads: leads.map((lead) => ({ ...lead, value: values.get(lead.id) ?? null })),
  }))
}

async function readStage(db: Db, stage: PipelineStage) {
  const inStage = db.selectFrom('enquiry').where('enquiry.status', '=', stage).where('superseded_by', 'is', null)
  const { total } = await inStage.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const leads = await inStage
    .leftJoin('staff', 'staff.id', 'enquiry.owner_id')
    .select(['enquiry.id', 'enquiry.customer_name', 'enquiry.city', 'enquiry.created_at', 'staff.name as owner'])
    .orderBy('enquiry.created_at', 'desc')
    .orderBy('enquiry.id', 'desc')
    .limit(maxPerStage)
    .execute()
  return { stage, total: Number(total), leads }
}

/** A quotation may belong to an earlier enquiry of the person. */
async function findValues(db: Db, ids: number[], now: Date) {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await db
    .selectFrom('quotation')
    .innerJoin('enquiry', 'enquiry.id', 'quotation.enquiry_id')
    .select(['enquiry.id', 'enquiry.superseded_by', 'quotation.total'])
    .where((where) =>
      where.or([
        where('quotation.status', '=', 'accepted'),
        where.and([where('quotation.status', '=', 'issued'), where('quotation.valid_until', '>=', dayOf(now))]),
      ]),
    )
    .where((where) => where.or([where('enquiry.id', 'in', ids), where('enquiry.superseded_by', 'in', ids)]))
    .orderBy('quotation.issued_at')
    .execute()
  return new Map(rows.map(({ id, superseded_by, total }) => [superseded_by ?? id, Number(total)]))
}
