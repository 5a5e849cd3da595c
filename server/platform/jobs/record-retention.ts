import type { Logger } from 'pino'
import type { Db } from '../db/schema.ts'
import { deleteExpired } from '../retention/expired.ts'
import type { Job } from './scheduler.ts'

/** Deletes enquiries and audit log entries after the retention periods of the settings. */
export function recordRetentionJob({ db, clock, log }: { db: Db; clock: () => Date; log: Logger }): Job {
  return {
    name: 'record retention',
    everyMs: 60 * 60_000,
    async run() {
      for (const run of await deleteExpired(db, clock())) log.info(run, 'expired records deleted')
      return undefined
    },
  }
}
