import { isMailAddress } from '@house/contract/mail-address'
import { dayOf } from '@house/contract/time-zone'
import type { Db } from '../../../platform/db/schema.ts'
import { documentOf } from '../queries.ts'
import { queueQuotationMail } from './queue-mail.ts'

const reminderDays = 3
const dayMs = 24 * 60 * 60 * 1000

/**
 * Queues a reminder for each quotation that expires in the next days and has no answer; returns how many.
 * Whoever got it in these days needs none. A reminder that is queued already stays the only one.
 */
export async function queueReminders(db: Db, now: Date): Promise<number> {
  const due = await db
    .selectFrom('quotation')
    .innerJoin('enquiry', 'enquiry.id', 'quotation.enquiry_id')
    .select(['quotation.id', 'enquiry_id', 'document'])
    .where('quotation.status', '=', 'issued')
    .where('enquiry.status', 'not in', ['lost', 'spam'])
    .where('valid_until', '>=', dayOf(now))
    .where('valid_until', '<=', dayOf(new Date(now.getTime() + reminderDays * dayMs)))
    .where('issued_at', '<=', new Date(now.getTime() - reminderDays * dayMs).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.quotation_id', '=', 'quotation.id')
            .where('outbox.kind', '=', 'quotation-reminder'),
        ),
      ),
    )
    .execute()
  const withAddress = due.filter((row) => isMailAddress(documentOf(row).customer.email))
  for (const row of withAddress) await queueQuotationMail(db, 'quotation-reminder', row, now)
  return withAddress.length
}
