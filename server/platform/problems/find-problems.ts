import type { Problem } from '@house/contract/staff/problems'
import type { Db } from '../db/schema.ts'
import type { LateJob } from '../jobs/scheduler.ts'
import { findBackupProblem } from './backup-problems.ts'
import { type Folders, findFolderProblems } from './folder-problems.ts'
import { formatDay } from './format-day.ts'

type Sources = {
  db: Db
  folders: Folders
  lateJobs: () => LateJob[]
  now: Date
}

export async function findProblems({ db, folders, lateJobs, now }: Sources): Promise<Problem[]> {
  const backup = await findBackupProblem(db, now)
  return [...(backup ? [backup] : []), ...(await findFolderProblems(folders)), ...lateJobs().map(jobProblem)]
}

function jobProblem({ name, lastSuccess }: LateJob): Problem {
  return {
    name: `job ${name}`,
    title: 'A background job of the website has stopped',
    text: `It last succeeded on ${formatDay(lastSuccess.toISOString())}.`,
    cause: `The job "${name}" has not succeeded since ${lastSuccess.toISOString()}. Read the log, and restart the site.`,
    commands: ['journalctl -u house@3000 -n 50', 'systemctl restart house@3000'],
  }
}
