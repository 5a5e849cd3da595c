import type { Logger } from 'pino'
import { purgeDeleted } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { Job } from '../jobs/scheduler.ts'

const retryMs = 60_000

/** Deletes what a feature keeps for a while only. */
export type Purge = (db: Db, now: Date) => Promise<unknown>

type DataRetentionOptions = {
  db: Db
  clock: () => Date
  log: Logger
  purges: readonly Purge[]
}

/** Also removes from SQLite's write-ahead log what was deleted since the last run, by an erasure whose own purge a long read prevented too. */
export function dataRetentionJob({ db, clock, log, purges }: DataRetentionOptions): Job {
  return {
    name: 'data retention',
    everyMs: 10 * 60_000,
    async run() {
      await Promise.all(purges.map((purge) => purge(db, clock())))
      if (await purgeDeleted(db)) return undefined
      log.warn('deleted data is still in the write-ahead log: a long read blocks the checkpoint, will retry')
      return retryMs
    },
  }
}
