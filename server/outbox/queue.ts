import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Db, Schema } from '../db/schema.ts'

/** The ways an enquiry is delivered. */
export type Channel = 'mail-to-staff' | 'mail-to-visitor' | 'webhook'
export type Kind = Channel | 'password-reset'

export type Enquiry = Selectable<Schema['enquiry']>
export type Delivery = Pick<Selectable<Schema['outbox']>, 'id' | 'attempts' | 'enquiry_id' | 'reset_id'> & {
  kind: Kind
}

const claimMs = 60_000
const batch = 8
const maxAttempts = 20
const longestWaitMs = 6 * 60 * 60 * 1000

/** Whoever writes a stranger's address into the form, again and again, sends them no more than these. */
const acknowledgementsPerDay = 3
const dayMs = 24 * 60 * 60 * 1000

/** What is to be delivered of an enquiry. The visitor hears from us only where an address was given. */
export async function queueDeliveries(
  db: Db,
  { id, email }: { id: number; email: string },
  wanted: Channel[],
  now: Date,
) {
  const isWritten =
    wanted.includes('mail-to-visitor') && isMailAddress(email) && (await hasRoom(db, mailboxOf(email), now))
  const kinds = wanted.filter((channel) => channel !== 'mail-to-visitor' || isWritten)
  if (kinds.length === 0) return
  const rows = kinds.map((kind) => ({
    ...{ enquiry_id: id, kind, next_attempt_at: now.toISOString() },
    mailbox: kind === 'mail-to-visitor' ? mailboxOf(email) : '',
  }))
  await db.insertInto('outbox').values(rows).execute()
}

async function hasRoom(db: Db, mailbox: string, now: Date) {
  const sent = await db
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select('outbox.id')
    .where('mailbox', '=', mailbox)
    .where('enquiry.created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .limit(acknowledgementsPerDay)
    .execute()
  return sent.length < acknowledgementsPerDay
}

/** Capitals, dots and what follows a plus lead to the same mailbox at the large providers. */
export function mailboxOf(email: string) {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`
}

/** Takes what is due; others leave it alone for a minute, and take it over if nothing was heard of it by then. */
export async function claimDue(db: Db, kind: Kind, now: Date): Promise<Delivery[]> {
  const isFree = (where: ExpressionBuilder<Schema, 'outbox'>) =>
    where.and([
      where('state', '=', 'waiting'),
      where('next_attempt_at', '<=', now.toISOString()),
      where.or([where('claimed_until', 'is', null), where('claimed_until', '<', now.toISOString())]),
    ])
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where(isFree)
    .orderBy('next_attempt_at')
    .limit(batch)
  const rows = await db
    .updateTable('outbox')
    .set({ claimed_until: new Date(now.getTime() + claimMs).toISOString() })
    .where('id', 'in', due)
    // Once more: PostgreSQL looks at a row again when another copy has just changed it.
    .where(isFree)
    .returning(['id', 'attempts', 'enquiry_id', 'reset_id'])
    .execute()
  return rows.map((row) => ({ ...row, kind }))
}

/** When the next delivery is due, if any is waiting. */
export async function nextDue(db: Db, kind: Kind): Promise<Date | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(['next_attempt_at', 'claimed_until'])
    .where('state', '=', 'waiting')
    .where('kind', '=', kind)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst()
  return row && new Date(Math.max(Date.parse(row.next_attempt_at), Date.parse(row.claimed_until ?? '') || 0))
}

export async function markDelivered(db: Db, id: number, now: Date) {
  await db
    .updateTable('outbox')
    .set({ state: 'delivered', delivered_at: now.toISOString(), claimed_until: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

export type Failure = { error: string; isFinal: boolean; firstRetryMs: number; now: Date }

/** Waits twice as long after each failure, up to six hours; after two and a half days it is left to the staff. */
export async function markFailed(db: Db, { id, attempts }: Delivery, failure: Failure): Promise<'waiting' | 'dead'> {
  const tried = attempts + 1
  const state = failure.isFinal || tried >= maxAttempts ? 'dead' : 'waiting'
  const wait = Math.min(failure.firstRetryMs * 2 ** attempts, longestWaitMs) * (0.75 + Math.random() / 2)
  await db
    .updateTable('outbox')
    .set({
      state,
      attempts: tried,
      claimed_until: null,
      next_attempt_at: new Date(failure.now.getTime() + wait).toISOString(),
      last_error: failure.error.slice(0, 500),
    })
    .where('id', '=', id)
    .execute()
  return state
}

/** Gives what was given up another round of attempts, of one enquiry or of all; the number of deliveries it concerns. */
export async function retryDead(db: Db, now: Date, enquiryId?: number): Promise<number> {
  const dead = db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now.toISOString() })
    .where('state', '=', 'dead')
  const some = enquiryId === undefined ? dead : dead.where('enquiry_id', '=', enquiryId)
  return (await some.returning('id').execute()).length
}

/** The rules of the form take any text for an address; we write only to what can be one. */
export function isMailAddress(text: string) {
  return /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/.test(text)
}
