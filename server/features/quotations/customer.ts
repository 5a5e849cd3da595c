import { closedReasons, quotationLimits } from '@house/contract/quotations/quotation-options'
import { dayOf } from '@house/contract/time-zone'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import { lockRow } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { latestNow } from '../../platform/process/clock-skew.ts'
import { parseInput, requiredText } from '../../platform/staff-api/validation.ts'
import { advanceLead, lockLead, touchLead } from '../leads/pipeline.ts'
import { queueQuotationMail } from './mails/queue-mail.ts'
import { isExpired, type QuotationRow, readQuotation } from './queries.ts'

const maxQuestionsPerDay = 10
const dayMs = 24 * 60 * 60 * 1000

const acceptance = z.object({
  name: requiredText(quotationLimits.name).transform((name) => name.trim()),
  has_consented: z.literal(true, 'must be ticked'),
})
const declineInput = z.object({ reason: requiredText(quotationLimits.reason) })
const question = z.object({ text: requiredText(quotationLimits.question) })

/** The quotation behind a private link; `null` for a link that we never gave out. */
export async function findByToken(db: Db, token: string): Promise<QuotationRow | null> {
  if (token === '') return null
  const row = await db.selectFrom('quotation').selectAll().where('token', '=', token).executeTakeFirst()
  return row ?? null
}

/** Notes that the customer has seen it, the first time. */
export async function noteOpened(db: Db, { id, status }: QuotationRow, now: Date) {
  if (status !== 'issued') return
  await db
    .updateTable('quotation')
    .set({ opened_at: now.toISOString() })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute()
}

/** Once, and not after its last day. */
export async function acceptQuotation(db: Db, token: string, input: object, now: Date) {
  const { name } = parseInput(acceptance, input)
  await answer(db, token, { status: 'accepted', answer: name }, now)
}

export async function declineQuotation(db: Db, token: string, input: object, now: Date) {
  const { reason } = parseInput(declineInput, input)
  await answer(db, token, { status: 'declined', answer: reason.trim() }, now)
}

/** Each is mailed to the staff, so there is a limit. */
export async function askQuestion(db: Db, token: string, input: object, now: Date) {
  const { text } = parseInput(question, input)
  await db.transaction().execute(async (trx) => {
    const row = await findByToken(trx, token)
    if (!row) throw unknownLink()
    await touchLead(trx, await lockLead(trx, row.enquiry_id), now)
    await lockRow(trx, 'quotation', row.id)
    if ((await countQuestions(trx, row.id, now)) >= maxQuestionsPerDay)
      throw new RequestError('We have many questions of yours already. Please call us about the others.', 409)
    const question = await trx
      .insertInto('quotation_question')
      .values({ quotation_id: row.id, text: text.trim(), at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queueQuotationMail(trx, 'quotation-question', row, now, question.id)
  })
}

/** Within the last day. */
async function countQuestions(trx: Db, quotationId: number, now: Date) {
  const since = new Date(now.getTime() - dayMs)
  const { count } = await trx
    .selectFrom('quotation_question')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('quotation_id', '=', quotationId)
    .where('at', '>', since.toISOString())
    .where('at', '<=', latestNow(now).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** State, stage of the lead, audit and mail to the staff in one transaction. One statement decides: of two answers at the same time the second finds it answered. */
async function answer(db: Db, token: string, reply: Pick<QuotationRow, 'status' | 'answer'>, now: Date) {
  await db.transaction().execute(async (trx) => {
    const row = await findByToken(trx, token)
    if (!row) throw unknownLink()
    const lead = await lockLead(trx, row.enquiry_id)
    await touchLead(trx, lead, now)
    const answered = await trx
      .updateTable('quotation')
      .set({ ...reply, answered_at: now.toISOString() })
      .where('token', '=', token)
      .where('status', '=', 'issued')
      .where('valid_until', '>=', dayOf(now))
      .returning(['id', 'enquiry_id'])
      .executeTakeFirst()
    if (!answered) throw await whyNot(trx, row.id, now)
    const change = { action: reply.status, entity: 'quotation', entity_id: String(answered.id) }
    await recordAudit(trx, { ...change, after: { answer: reply.answer } }, { staffId: null, now })
    if (reply.status === 'accepted') await advanceLead(trx, lead, 'accepted', { staffId: null, now })
    await queueQuotationMail(trx, 'quotation-answer', answered, now)
  })
}

async function whyNot(trx: Db, id: number, now: Date) {
  const row = await readQuotation(trx, id)
  if (isExpired(row, now)) return new RequestError('This quotation has expired. Ask us for a new one.', 409)
  return new RequestError(reasons[row.status] ?? 'This quotation can no longer be answered.', 409)
}

const reasons: Partial<Record<QuotationRow['status'], string>> = {
  accepted: 'This quotation has been accepted already.',
  declined: 'This quotation has been declined already. Ask us if you have changed your mind.',
  ...closedReasons,
}

function unknownLink() {
  return new RequestError('We do not know this link. Please check that it is complete.', 404)
}
