import type { Logger } from 'pino'
import type { Db } from '../../../platform/db/schema.ts'
import type { Job } from '../../../platform/jobs/scheduler.ts'
import { queueReminders } from './reminders.ts'

/** Reminds customers of quotations that are about to expire. With several instances, whichever is first does it. */
export function quotationRemindersJob({ db, clock, log }: { db: Db; clock: () => Date; log: Logger }): Job {
  return {
    name: 'quotation reminders',
    everyMs: 60 * 60_000,
    async run() {
      const reminders = await queueReminders(db, clock())
      if (reminders > 0) log.info({ reminders }, 'quotation reminders queued')
      return undefined
    },
  }
}
