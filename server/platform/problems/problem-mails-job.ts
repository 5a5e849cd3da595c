import type { Problem } from '@house/contract/staff/problems'
import type { Logger } from 'pino'
import type { Db } from '../db/schema.ts'
import type { Job } from '../jobs/scheduler.ts'
import { mailProblems, type ProblemMailConfig } from './mail.ts'

type Options = ProblemMailConfig & {
  db: Db
  clock: () => Date
  log: Logger
  findProblems: () => Promise<Problem[]>
}

/** Tells the administrator of failed backups, full disks and jobs that have stopped. */
export function problemMailsJob({ db, clock, log, findProblems, ...mail }: Options): Job {
  return {
    name: 'problem mails',
    everyMs: 10 * 60_000,
    async run() {
      const problems = await findProblems()
      for (const problem of problems) log.warn(problem, 'the site needs attention')
      await mailProblems(db, problems, mail, clock())
      return undefined
    },
  }
}
