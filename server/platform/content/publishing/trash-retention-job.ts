import type { Db } from '../../db/schema.ts'
import type { Job } from '../../jobs/scheduler.ts'
import { purgeExpiredTrash } from './trash.ts'

/** Deletes what has been in the trash longer than its retention. */
export function trashRetentionJob({ db, clock }: { db: Db; clock: () => Date }): Job {
  return {
    name: 'trash retention',
    everyMs: 60 * 60_000,
    async run() {
      await purgeExpiredTrash(db, clock())
      return undefined
    },
  }
}
