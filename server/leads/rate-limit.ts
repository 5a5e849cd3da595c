import { findSecret, seal } from '../auth/secrets.ts'
import type { Db } from '../db/schema.ts'
import { networkOf } from '../http/client-ip.ts'

/** What enquiries are counted by; an empty entry is not counted. */
export type Sender = { client: string; phone_number: string; email: string }

const minuteMs = 60_000

/** How long this sender has to wait; 0 when there is room for one more. */
export async function secondsToWait(trx: Db, sender: Sender, limitPerMinute: number, now: Date) {
  if (limitPerMinute === 0) return 0
  const columns = (['client', 'phone_number', 'email'] as const).filter((column) => sender[column] !== '')
  const waits = await Promise.all(
    columns.map(async (column) => {
      const oldest = await trx
        .selectFrom('enquiry')
        .select('created_at')
        .where(column, '=', sender[column])
        .where('created_at', '>', new Date(now.getTime() - minuteMs).toISOString())
        .orderBy('created_at', 'desc')
        .offset(limitPerMinute - 1)
        .limit(1)
        .executeTakeFirst()
      return oldest ? Date.parse(oldest.created_at) + minuteMs - now.getTime() : 0
    }),
  )
  return Math.ceil(Math.max(...waits) / 1000)
}

/** A network address in a form that says nothing to whoever reads it. */
export async function hashClientIp(db: Db, address: string) {
  return seal(await findSecret(db, 'client'), networkOf(address))
}

/** Addresses are counted by for a minute; nothing is kept of them for much longer than an hour. */
export async function purgeClientIps(db: Db, now: Date) {
  const hourAgo = new Date(now.getTime() - 60 * minuteMs).toISOString()
  await db
    .updateTable('enquiry')
    .set({ client: '' })
    .where('client', '>', '')
    .where('created_at', '<', hourAgo)
    .execute()
}
