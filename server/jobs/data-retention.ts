import { purgeOldAttempts } from '../auth/sign-in-attempts.ts'
import type { Db } from '../db/schema.ts'
import { purgeClientIps } from '../leads/rate-limit.ts'
import { deleteOldPlans } from '../plans/expired.ts'
import type { Job } from './scheduler.ts'

/** Purges hashed client IPs of enquiries, plans and sign-in attempts after the rate-limit window, and plans that nobody sent. */
export function dataRetentionJob({ db, clock }: { db: Db; clock: () => Date }): Job {
  return {
    name: 'data retention',
    everyMs: 10 * 60_000,
    async run() {
      await Promise.all([purgeClientIps(db, clock()), purgeOldAttempts(db, clock()), deleteOldPlans(db, clock())])
      return undefined
    },
  }
}
