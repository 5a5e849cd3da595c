import type { Logger } from 'pino'
import { publishDue } from '../content/publishing/schedule.ts'
import type { Db } from '../db/schema.ts'
import type { Job } from './scheduler.ts'

type Options = { db: Db; clock: () => Date; log: Logger }

/** Publishes drafts when their time has come. With several instances, whichever is first does it. */
export function scheduledPublishingJob({ db, clock, log }: Options): Job {
  return {
    name: 'scheduled publishing',
    everyMs: 1000,
    async run() {
      for (const { problem, ...record } of await publishDue(db, clock())) {
        if (problem) log.warn({ ...record, problem }, 'scheduled publish failed')
        else log.info(record, 'scheduled publish done')
      }
      return undefined
    },
  }
}
