import type { Db } from '../db/schema.ts'
import { findSecret, seal } from './secrets.ts'

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
export async function disguise(db: Db, address: string) {
  return seal(await findSecret(db, 'client'), networkOf(address))
}

/** Addresses are counted by for a minute; nothing is kept of them for much longer than an hour. */
export async function forgetClients(db: Db, now: Date) {
  const hourAgo = new Date(now.getTime() - 60 * minuteMs).toISOString()
  await db
    .updateTable('enquiry')
    .set({ client: '' })
    .where('client', '>', '')
    .where('created_at', '<', hourAgo)
    .execute()
}

/** One household has many IPv6 addresses: they share their first half. Some proxies add the port. */
export function networkOf(address: string) {
  const plain = address.replace(/^::ffff:/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
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
