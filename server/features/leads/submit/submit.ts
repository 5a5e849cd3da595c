import { createHash } from 'node:crypto'
import type { InputOf } from '@house/contract/endpoints'
import type { EnquiryContext } from '@house/contract/enquiry/context'
import { isDealer } from '@house/contract/enquiry/rules'
import type { LeadKind } from '@house/contract/staff/lead-status'
import { urls } from '@house/contract/urls'
import { hashClientIp } from '../../../platform/crypto/client-hash.ts'
import { readFormToken } from '../../../platform/crypto/form-token.ts'
import { lockNames } from '../../../platform/db/dialect.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { Channel } from '../../../platform/outbox/queue.ts'
import { withoutToken } from '../../../platform/process/log.ts'
import { parsePlanCode } from '../../plans/code.ts'
import { findNewestVersion } from '../../plans/find-plan.ts'
import { assignToKnownOwner, personLock, personOf } from '../dedup.ts'
import { mailboxLock, queueDeliveries } from '../deliveries.ts'
import { secondsUntilAllowed } from './rate-limit.ts'
import { maxTokenUses, spamSignalsOf } from './spam-signals.ts'

type EnquiryInput = InputOf<'contactUs'>

export type Submission = {
  input: EnquiryInput
  /** Chosen by the client for each attempt: a retry with the same key and content is the same enquiry. */
  idempotencyKey: string | null
  context: EnquiryContext
  clientIp: string
  now: Date
}

export type StoredLead = { kind: LeadKind; status: 'new' | 'quarantine' }

export type LeadOptions = {
  /** For each client IP, phone number and e-mail address; 0 means no limit. */
  limitPerMinute: number
  channels: Channel[]
}

/** `lead` is undefined for a retry of an enquiry that is stored already. */
export type SubmitResult = { isStored: true; lead?: StoredLead } | { isStored: false; retryAfterSeconds: number }

/** Stores an enquiry and its deliveries in one transaction; when this returns, both are durable. */
export async function submitEnquiry(
  db: Db,
  { input, idempotencyKey, context, clientIp, now }: Submission,
  { limitPerMinute, channels }: LeadOptions,
): Promise<SubmitResult> {
  const fields = toFields(input)
  const idempotency_key = idempotencyKey && hashIdempotencyKey(idempotencyKey, fields)
  const token = await readFormToken(db, context.token)
  const person = personOf(fields.phone_number)
  const sender = { client: await hashClientIp(db, clientIp), phone_number: fields.phone_number, email: fields.email }
  return db.transaction().execute(async (trx) => {
    // Before the first read, so that each of several concurrent submissions sees the one before it.
    const limited = limitPerMinute > 0 ? Object.values(sender) : []
    await lockNames(trx, [idempotency_key, token?.nonce, personLock(person), mailboxLock(fields.email), ...limited])
    if (idempotency_key && (await isStored(trx, idempotency_key))) return { isStored: true }
    const retryAfterSeconds = await secondsUntilAllowed(trx, sender, limitPerMinute, now)
    if (retryAfterSeconds > 0) return { isStored: false, retryAfterSeconds }
    const tokenUses = token ? await countTokenUses(trx, token.nonce) : 0
    const signals = spamSignalsOf({ input, token, tokenUses, honeypot: context.honeypot, now })
    const lead: StoredLead = {
      status: signals.length > 0 ? 'quarantine' : 'new',
      kind: isDealer(input) ? 'dealer' : 'enquiry',
    }
    const stored = await trx
      .insertInto('enquiry')
      .values({
        ...fields,
        plan_version: await findNewestVersion(trx, fields.plan_code),
        ...toContextColumns(context),
        idempotency_key,
        person,
        client: sender.client,
        form_nonce: token?.nonce ?? '',
        suspicions: signals.join(', '),
        ...lead,
        created_at: now.toISOString(),
        last_activity_at: now.toISOString(),
      })
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow()
    if (lead.status === 'new') {
      await assignToKnownOwner(trx, person)
      await queueDeliveries(trx, stored, channels, now)
    }
    return { isStored: true, lead }
  })
}

/** Only dealers have a state, city and comment; other enquiries ignore these fields. */
function toFields({ type, plan_code: typedCode, ...entered }: EnquiryInput) {
  // An enquiry with a mistyped code is better than none.
  const fields = { ...entered, plan_code: parsePlanCode(typedCode) ?? '' }
  return isDealer({ type }) ? fields : { ...fields, state: '', city: '', comment: '' }
}

const productPage = new RegExp(`^${urls.product('')}([^/?#]+)`)

function toContextColumns({
  page,
  referrer,
  language,
  consent,
  token: _token,
  honeypot: _honeypot,
  ...utm
}: EnquiryContext) {
  const campaign = Object.entries(utm).filter(([, value]) => value !== '')
  const product = page.match(productPage)?.[1] ?? ''
  return {
    page: withoutToken(page),
    product,
    referrer,
    language,
    consent_version: consent,
    utm: campaign.length > 0 ? JSON.stringify(Object.fromEntries(campaign)) : '',
  }
}

/** Covers the content too: a visitor who edits the form after a failed attempt sends a new enquiry under the old key. */
function hashIdempotencyKey(key: string, fields: object) {
  return createHash('sha256')
    .update(JSON.stringify([key, fields]))
    .digest('hex')
}

async function isStored(trx: Db, idempotency_key: string) {
  const row = await trx
    .selectFrom('enquiry')
    .select('id')
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst()
  return row !== undefined
}

async function countTokenUses(trx: Db, nonce: string) {
  const rows = await trx
    .selectFrom('enquiry')
    .select('id')
    .where('form_nonce', '=', nonce)
    .limit(maxTokenUses)
    .execute()
  return rows.length
}
