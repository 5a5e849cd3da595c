import { createHash } from 'node:crypto'
import type { InputOf } from '@house/contract/endpoints'
import { isDealer } from '@house/contract/rules'
import type { Db } from '../db/schema.ts'

export type Lead = InputOf<'contactUs'>

/** Stores an enquiry together with what is to be delivered of it; once this returns it is on the disk. */
export async function recordEnquiry(db: Db, lead: Lead, key: string | null, now: Date) {
  const fields = toFields(lead)
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('enquiry')
      .values({
        ...fields,
        idempotency_key: key && identify(key, fields),
        kind: isDealer(lead) ? 'dealer' : 'enquiry',
        created_at: now.toISOString(),
      })
      // The same key and words again are the same enquiry, sent twice over a broken connection.
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row)
      await trx
        .insertInto('outbox')
        .values({ enquiry_id: row.id, kind: 'mail-to-staff', next_attempt_at: now.toISOString() })
        .execute()
  })
}

/** State, city and comment belong to dealers; in another enquiry they are fields we do not know. */
function toFields({ type, ...fields }: Lead) {
  return isDealer({ type }) ? fields : { ...fields, state: '', city: '', comment: '' }
}

/** A visitor who corrects the form after a broken connection sends the old key with new words: that is a new enquiry. */
function identify(key: string, fields: object) {
  return createHash('sha256')
    .update(JSON.stringify([key, fields]))
    .digest('hex')
}
