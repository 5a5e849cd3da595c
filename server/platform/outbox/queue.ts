import type { Channel, DeliveryKind, DeliveryState } from '@house/contract/staff/deliveries'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Db, Schema } from '../db/schema.ts'
import { latestNow } from '../process/clock-skew.ts'

export type { Channel }
export type Delivery = Pick<
  Selectable<Schema['outbox']>,
  'id' | 'attempts' | 'enquiry_id' | 'reset_id' | 'quotation_id' | 'question_id' | 'kind'
>

const claimMs = 60_000
const batchSize = 8
const maxAttempts = 20
const maxBackoffMs = 6 * 60 * 60 * 1000

type Subject = Partial<Pick<Delivery, 'enquiry_id' | 'reset_id' | 'quotation_id' | 'question_id'>>

/** Queues a mail, in the transaction of what it is about. One that the database knows to be queued already is not queued again. */
export async function queueMail(trx: Db, kind: DeliveryKind, subject: Subject, now: Date) {
  const at = now.toISOString()
  await trx
    .insertInto('outbox')
    .values({ ...subject, kind, queued_at: at, next_attempt_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Claims due deliveries for a minute. If this instance dies, another one claims them after that. */
export async function claimDue(db: Db, kind: DeliveryKind, now: Date): Promise<Delivery[]> {
  const at = now.toISOString()
  // What is later than we ever schedule was scheduled before the clock was set back.
  const latest = latestNow(now).getTime()
  const latestAttempt = new Date(latest + maxBackoffMs).toISOString()
  const latestClaim = new Date(latest + claimMs).toISOString()
  const isClaimable = (where: ExpressionBuilder<Schema, 'outbox'>) =>
    where.and([
      where('state', '=', 'waiting'),
      where.or([where('next_attempt_at', '<=', at), where('next_attempt_at', '>', latestAttempt)]),
      where.or([
        where('claimed_until', 'is', null),
        where('claimed_until', '<', at),
        where('claimed_until', '>', latestClaim),
      ]),
    ])
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where(isClaimable)
    .orderBy('next_attempt_at')
    .limit(batchSize)
  const rows = await db
    .updateTable('outbox')
    .set({ claimed_until: new Date(now.getTime() + claimMs).toISOString() })
    .where('id', 'in', due)
    // Repeated: PostgreSQL re-evaluates this condition when another instance has just updated the row.
    .where(isClaimable)
    .returning(['id', 'attempts', 'enquiry_id', 'reset_id', 'quotation_id', 'question_id'])
    .execute()
  return rows.map((row) => ({ ...row, kind }))
}

/** When the next delivery is due; undefined when none is waiting. */
export async function nextDue(db: Db, kind: DeliveryKind): Promise<Date | undefined> {
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

/** How many deliveries wait or are dead, by kind, and since when the oldest of them has waited. */
export async function backlog(db: Db) {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select(({ fn }) => [
      'outbox.kind',
      'outbox.state',
      fn.countAll<number>().as('deliveries'),
      fn.min(fn.coalesce('outbox.queued_at', 'enquiry.created_at')).as('first_queued'),
    ])
    .where('outbox.state', 'in', ['waiting', 'dead'])
    .groupBy(['outbox.kind', 'outbox.state'])
    .execute()
  return rows.map(({ first_queued, ...row }) => ({ ...row, oldest: first_queued ? new Date(first_queued) : undefined }))
}

export async function markDelivered(db: Db, id: number, now: Date) {
  await db
    .updateTable('outbox')
    .set({ state: 'delivered', delivered_at: now.toISOString(), claimed_until: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** For what turns out not to be sent at all. */
export async function dropDelivery(db: Db, id: number) {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

export type Failure = { error: string; isFinal: boolean; firstRetryMs: number; now: Date }

/** Exponential backoff up to six hours, with jitter; after 20 attempts (about two and a half days) the delivery is dead. */
export async function markFailed(db: Db, { id, attempts }: Delivery, failure: Failure): Promise<DeliveryState> {
  const attemptsMade = attempts + 1
  const state = failure.isFinal || attemptsMade >= maxAttempts ? 'dead' : 'waiting'
  const backoffMs = Math.min(failure.firstRetryMs * 2 ** attempts, maxBackoffMs) * (0.75 + Math.random() / 2)
  await db
    .updateTable('outbox')
    .set({
      state,
      attempts: attemptsMade,
      claimed_until: null,
      next_attempt_at: new Date(failure.now.getTime() + backoffMs).toISOString(),
      last_error: failure.error.slice(0, 500),
    })
    .where('id', '=', id)
    .execute()
  return state
}

/** Requeues the dead deliveries of one enquiry, or of all; returns how many. */
export async function retryDead(db: Db, now: Date, enquiryId?: number): Promise<number> {
  const dead = db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now.toISOString() })
    .where('state', '=', 'dead')
  const selected = enquiryId === undefined ? dead : dead.where('enquiry_id', '=', enquiryId)
  return (await selected.returning('id').execute()).length
}
