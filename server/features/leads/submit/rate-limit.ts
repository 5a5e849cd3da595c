import type { Db } from '../../../platform/db/schema.ts'
import { latestNow } from '../../../platform/process/clock-skew.ts'

/** The keys by which enquiries are rate limited; empty ones are ignored. */
export type Sender = { client: string; phone_number: string; email: string }

const minuteMs = 60_000

/** How long this sender has to wait; 0 when the enquiry is within the limit, which `ENQUIRY_LIMIT_PER_MINUTE` sets (server/config.ts). */
export async function secondsUntilAllowed(trx: Db, sender: Sender, limitPerMinute: number, now: Date) {
  if (limitPerMinute === 0) return 0
  const columns = (['client', 'phone_number', 'email'] as const).filter((column) => sender[column] !== '')
  const waits = await Promise.all(
    columns.map(async (column) => {
      const oldestInWindow = await trx
        .selectFrom('enquiry')
        .select('created_at')
        .where(column, '=', sender[column])
        .where('created_at', '>', new Date(now.getTime() - minuteMs).toISOString())
        .where('created_at', '<=', latestNow(now).toISOString())
        .orderBy('created_at', 'desc')
        .offset(limitPerMinute - 1)
        .limit(1)
        .executeTakeFirst()
      return oldestInWindow ? Math.min(minuteMs, Date.parse(oldestInWindow.created_at) + minuteMs - now.getTime()) : 0
    }),
  )
  return Math.ceil(Math.max(...waits) / 1000)
}

/** The rate limit looks back one minute; after an hour the hashes are deleted. */
export async function purgeClientIps(db: Db, now: Date) {
  const hourAgo = new Date(now.getTime() - 60 * minuteMs).toISOString()
  await db
    .updateTable('enquiry')
    .set({ client: '' })
    .where('client', '>', '')
    .where('created_at', '<', hourAgo)
    .execute()
}
