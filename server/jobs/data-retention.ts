import { purgeOldAttempts } from '../auth/sign-in-attempts.ts'
import type { Db } from '../db/schema.ts'
import { purgeClientIps } from '../leads/rate-limit.ts'
import type { Job } from './scheduler.ts'

/** Purges hashed client IPs of enquiries and sign-in attempts after the rate-limit window. */
export function dataRetentionJob({ db, clock }: { db: Db; clock: () => Date }): Job {
  return {
    name: 'data retention',
    everyMs: 10 * 60_000,
    async run() {
      await Promise.all([purgeClientIps(db, clock()), purgeOldAttempts(db, clock())])
      return undefined
    },
  }
}
