import { isMailAddress } from '@house/contract/mail-address'
import type { Channel } from '@house/contract/staff/deliveries'
import type { Db } from '../../platform/db/schema.ts'
import { latestNow } from '../../platform/process/clock-skew.ts'

export type Deliveries = {
  channels: Channel[]
  /** Called when there is something new to deliver. */
  onStored?: (() => void) | undefined
}

/** Per mailbox: the form must not be usable to flood a stranger with mail. */
const maxAcknowledgementsPerDay = 3
const dayMs = 24 * 60 * 60 * 1000

/** Queues one delivery per channel. The visitor gets an acknowledgement only at a valid address. */
export async function queueDeliveries(
  db: Db,
  { id, email }: { id: number; email: string },
  channels: Channel[],
  now: Date,
) {
  const isAcknowledged =
    channels.includes('mail-to-visitor') &&
    isMailAddress(email) &&
    (await isBelowAcknowledgementLimit(db, mailboxOf(email), now))
  const kinds = channels.filter((channel) => channel !== 'mail-to-visitor' || isAcknowledged)
  if (kinds.length === 0) return
  const rows = kinds.map((kind) => ({
    enquiry_id: id,
    kind,
    next_attempt_at: now.toISOString(),
    mailbox: kind === 'mail-to-visitor' ? mailboxOf(email) : '',
  }))
  await db.insertInto('outbox').values(rows).execute()
}

async function isBelowAcknowledgementLimit(db: Db, mailbox: string, now: Date) {
  const sent = await db
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select('outbox.id')
    .where('mailbox', '=', mailbox)
    .where('enquiry.created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .where('enquiry.created_at', '<=', latestNow(now).toISOString())
    .limit(maxAcknowledgementsPerDay)
    .execute()
  return sent.length < maxAcknowledgementsPerDay
}

/** Held by every transaction that queues mail to this mailbox, so that concurrent ones count each other. */
export function mailboxLock(email: string) {
  return email && `mailbox ${mailboxOf(email)}`
}

/** Large providers ignore case, dots and everything after a plus. */
function mailboxOf(email: string) {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`
}
