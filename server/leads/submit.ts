import { createHash } from 'node:crypto'
import type { InputOf } from '@house/contract/endpoints'
import type { EnquiryContext } from '@house/contract/enquiry-context'
import { isDealer } from '@house/contract/enquiry-rules'
import { lockNames } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { type Channel, mailboxOf, queueDeliveries } from '../outbox/queue.ts'
import { continueWork, personLock, personOf } from './dedup.ts'
import { readFormToken } from './form-token.ts'
import { hashClientIp, secondsToWait } from './rate-limit.ts'
import { maxTokenUses, suspicionsOf } from './spam-signals.ts'

type Lead = InputOf<'contactUs'>

export type Arrival = {
  lead: Lead
  /** Chosen by the sender per attempt; a second arrival under the same key and words is the same enquiry. */
  key: string | null
  context: EnquiryContext
  /** The network address it came from. */
  client: string
  now: Date
}

export type LeadOptions = {
  /** From one address, phone number or e-mail; 0 is no limit. */
  limitPerMinute: number
  channels: Channel[]
}

export type Recorded = { isStored: true } | { isStored: false; retryAfterSeconds: number }

/** Stores an enquiry together with what is to be delivered of it; once this returns it is on the disk. */
export async function recordEnquiry(
  db: Db,
  { lead, key, context, client, now }: Arrival,
  { limitPerMinute, channels }: LeadOptions,
): Promise<Recorded> {
  const fields = toFields(lead)
  const idempotency_key = key && identify(key, fields)
  const token = await readFormToken(db, context.token)
  const person = personOf(fields.phone_number)
  const sender = { client: await hashClientIp(db, client), phone_number: fields.phone_number, email: fields.email }
  return db.transaction().execute(async (trx) => {
    // Before anything is looked up, so that of several at once each sees what the one before it did.
    const counted = limitPerMinute > 0 ? Object.values(sender) : []
    const mailbox = fields.email && `mailbox ${mailboxOf(fields.email)}`
    await lockNames(trx, [idempotency_key, token?.nonce, personLock(person), mailbox, ...counted])
    if (idempotency_key && (await isKnown(trx, idempotency_key))) return { isStored: true }
    const retryAfterSeconds = await secondsToWait(trx, sender, limitPerMinute, now)
    if (retryAfterSeconds > 0) return { isStored: false, retryAfterSeconds }
    const uses = token ? await countUses(trx, token.nonce) : 0
    const suspicions = suspicionsOf({ lead, token, uses, trap: context.trap, now })
    const stored = await trx
      .insertInto('enquiry')
      .values({
        ...fields,
        ...toContext(context),
        idempotency_key,
        person,
        client: sender.client,
        form_nonce: token?.nonce ?? '',
        suspicions: suspicions.join(', '),
        status: suspicions.length > 0 ? 'quarantine' : 'new',
        kind: isDealer(lead) ? 'dealer' : 'enquiry',
        created_at: now.toISOString(),
      })
      .returning(['id', 'status', 'email'])
      .executeTakeFirstOrThrow()
    if (stored.status === 'new') {
      await continueWork(trx, person)
      await queueDeliveries(trx, stored, channels, now)
    }
    return { isStored: true }
  })
}

/** State, city and comment belong to dealers; in another enquiry they are fields we do not know. */
function toFields({ type, ...fields }: Lead) {
  return isDealer({ type }) ? fields : { ...fields, state: '', city: '', comment: '' }
}

function toContext({ page, referrer, language, consent, token: _token, trap: _trap, ...utm }: EnquiryContext) {
  const campaign = Object.entries(utm).filter(([, value]) => value !== '')
  const product = page.match(/^\/products\/([^/?#]+)/)?.[1] ?? ''
  return {
    ...{ page, product, referrer, language, consent_version: consent },
    utm: campaign.length > 0 ? JSON.stringify(Object.fromEntries(campaign)) : '',
  }
}

/** A visitor who corrects the form after a broken connection sends the old key with new words: that is a new enquiry. */
function identify(key: string, fields: object) {
  return createHash('sha256')
    .update(JSON.stringify([key, fields]))
    .digest('hex')
}

async function isKnown(trx: Db, idempotency_key: string) {
  const row = await trx
    .selectFrom('enquiry')
    .select('id')
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst()
  return row !== undefined
}

async function countUses(trx: Db, nonce: string) {
  const rows = await trx
    .selectFrom('enquiry')
    .select('id')
    .where('form_nonce', '=', nonce)
    .limit(maxTokenUses)
    .execute()
  return rows.length
}
