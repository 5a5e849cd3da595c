import type { QuotationMail } from '@house/contract/staff/deliveries'
import type { Db } from '../../../platform/db/schema.ts'
import { queueMail } from '../../../platform/outbox/queue.ts'

/** Each is queued once, but for questions. */
export function queueQuotationMail(
  trx: Db,
  kind: QuotationMail,
  { id, enquiry_id }: { id: number; enquiry_id: number },
  now: Date,
  questionId: number | null = null,
) {
  return queueMail(trx, kind, { enquiry_id, quotation_id: id, question_id: questionId }, now)
}
