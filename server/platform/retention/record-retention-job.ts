import type { Logger } from 'pino'
import type { Db } from '../db/schema.ts'
import type { Job } from '../jobs/scheduler.ts'
import { deleteExpired, type RetentionRules } from './expired.ts'

type Options = { db: Db; clock: () => Date; log: Logger; retention: RetentionRules }

/** Deletes enquiries and audit log entries after the retention periods of the settings. */
export function recordRetentionJob({ db, clock, log, retention }: Options): Job {
  return {
    name: 'record retention',
    everyMs: 60 * 60_000,
    async run() {
      for (const run of await deleteExpired(db, retention, clock())) log.info(run, 'expired records deleted')
      return undefined
    },
  }
}
