import type { Logger } from 'pino'
import { purgeOldAttempts } from '../auth/sign-in-attempts.ts'
import { purgeDeleted } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { purgeClientIps } from '../http/limits/rate-limit.ts'
import type { Job } from './scheduler.ts'

const retryMs = 60_000

type DataRetentionOptions = {
  db: Db
  clock: () => Date
  log: Logger
  /** Of features. */
  purges: ((db: Db, now: Date) => Promise<unknown>)[]
}

/**
 * Purges hashed client IPs of enquiries and sign-in attempts after the rate-limit window, and what features keep for a while;
 * and from SQLite's write-ahead log all that was deleted since the last run, also by an erasure whose own purge a long read prevented.
 */
export function dataRetentionJob({ db, clock, log, purges }: DataRetentionOptions): Job {
  return {
    name: 'data retention',
    everyMs: 10 * 60_000,
    async run() {
      await Promise.all([purgeClientIps, purgeOldAttempts, ...purges].map((purge) => purge(db, clock())))
      if (await purgeDeleted(db)) return undefined
      log.warn('deleted data is still in the write-ahead log: a long read blocks the checkpoint, will retry')
      return retryMs
    },
  }
}
