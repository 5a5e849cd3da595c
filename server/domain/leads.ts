import { createHash } from 'node:crypto'
import type { InputOf } from '@house/contract/endpoints'
import { type EnquiryContext, trapField } from '@house/contract/enquiry-context'
import { isDealer } from '@house/contract/rules'
import { lockNames } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { readFormToken } from './form-token.ts'
import { type Channel, queueDeliveries } from './outbox.ts'
import { findSecret, seal } from './secrets.ts'
import { suspicionsOf } from './suspicion.ts'

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
  /** From one address or phone number; 0 is no limit. */
  limitPerMinute: number
  channels: Channel[]
}

export type Recorded = { isStored: true } | { isStored: false; retryAfterSeconds: number }

const minuteMs = 60_000

/** Stores an enquiry together with what is to be delivered of it; once this returns it is on the disk. */
export async function recordEnquiry(db: Db, arrival: Arrival, options: LeadOptions): Promise<Recorded> {
  const fields = toFields(arrival.lead)
  const idempotency_key = arrival.key && identify(arrival.key, fields)
  const token = await readFormToken(db, arrival.context.token)
  const client = seal(await findSecret(db, 'client'), networkOf(arrival.client))
  return db.transaction().execute(async (trx) => {
    if (idempotency_key && (await isKnown(trx, idempotency_key))) return { isStored: true }
    await lockNames(trx, [client, fields.phone_number])
    const retryAfterSeconds = await secondsToWait(
      trx,
      { client, phone_number: fields.phone_number },
      arrival.now,
      options,
    )
    if (retryAfterSeconds > 0) return { isStored: false, retryAfterSeconds }
    const uses = token ? await countUses(trx, token.nonce) : 0
    const suspicions = suspicionsOf({ lead: arrival.lead, token, uses, now: arrival.now })
    const row = await trx
      .insertInto('enquiry')
      .values({
        ...fields,
        ...toContext(arrival.context),
        idempotency_key,
        client,
        form_nonce: token?.nonce ?? '',
        suspicions: suspicions.join(', '),
        status: suspicions.length > 0 ? 'quarantine' : 'new',
        kind: isDealer(arrival.lead) ? 'dealer' : 'enquiry',
        created_at: arrival.now.toISOString(),
      })
      // Two copies of the program may have been sent the same attempt at the same moment.
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning(['id', 'status', 'email'])
      .executeTakeFirst()
    if (row?.status === 'new') await queueDeliveries(trx, row, options.channels, arrival.now)
    return { isStored: true }
  })
}

/** State, city and comment belong to dealers; in another enquiry they are fields we do not know. */
function toFields({ type, [trapField]: _, ...fields }: Lead) {
  return isDealer({ type }) ? fields : { ...fields, state: '', city: '', comment: '' }
}

function toContext({ page, referrer, language, consent, token: _, ...utm }: EnquiryContext) {
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
  const rows = await trx.selectFrom('enquiry').select('id').where('form_nonce', '=', nonce).limit(100).execute()
  return rows.length
}

type Sender = { client: string; phone_number: string }

/** 0 when there is room for one more. */
async function secondsToWait(trx: Db, sender: Sender, now: Date, { limitPerMinute }: LeadOptions) {
  if (limitPerMinute === 0) return 0
  const since = new Date(now.getTime() - minuteMs).toISOString()
  const oldest = await Promise.all(
    (['client', 'phone_number'] as const).map((column) =>
      trx
        .selectFrom('enquiry')
        .select('created_at')
        .where(column, '=', sender[column])
        .where('created_at', '>', since)
        .orderBy('created_at', 'desc')
        .offset(limitPerMinute - 1)
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  const waits = oldest.map((row) => (row ? Date.parse(row.created_at) + minuteMs - now.getTime() : 0))
  return Math.ceil(Math.max(...waits) / 1000)
}

/** One household has many IPv6 addresses: they share their first half. */
export function networkOf(address: string) {
  const plain = address.replace(/^::ffff:/, '')
  return plain.includes(':') ? expanded(plain).slice(0, 4).join(':') : plain
}

function expanded(address: string) {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  return tail === undefined
    ? left
    : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}
