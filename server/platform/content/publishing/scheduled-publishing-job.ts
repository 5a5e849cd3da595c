import type { Logger } from 'pino'
import type { Db } from '../../db/schema.ts'
import type { Job } from '../../jobs/scheduler.ts'
import type { ContentResources } from '../resource.ts'
import { publishDue } from './schedule.ts'

export type PublishingServices = { db: Db; resources: ContentResources; clock: () => Date; log: Logger }

/** Publishes drafts when their time has come. With several instances, whichever is first does it. */
export function scheduledPublishingJob({ db, resources, clock, log }: PublishingServices): Job {
  return {
    name: 'scheduled publishing',
    everyMs: 1000,
    async run() {
      for (const { problem, ...record } of await publishDue(db, resources, clock())) {
        if (problem) log.warn({ ...record, problem }, 'scheduled publish failed')
        else log.info(record, 'scheduled publish done')
      }
      return undefined
    },
  }
}
