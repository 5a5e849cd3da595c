import { stat, statfs } from 'node:fs/promises'
import type { Problem } from '@house/contract/staff/problems'
import type { Db } from '../db/schema.ts'
import type { LateJob } from '../jobs/scheduler.ts'
import { findBackupProblem } from './backup-problems.ts'
import { formatDay } from './format-day.ts'

type Sources = {
  db: Db
  /** Folders that must not fill up. */
  folders: string[]
  lateJobs: () => LateJob[]
  now: Date
}

/** A tenth of the disk; of a large one, five gigabytes. */
const minFreeShare = 0.1
const minFreeBytes = 5e9

export async function findProblems({ db, folders, lateJobs, now }: Sources): Promise<Problem[]> {
  const backup = await findBackupProblem(db, now)
  return [...(backup ? [backup] : []), ...(await diskProblems(folders)), ...lateJobs().map(jobProblem)]
}

async function diskProblems(folders: string[]): Promise<Problem[]> {
  const problems = new Map<number, Problem>()
  for (const folder of folders) {
    const facts = await stat(folder).catch(() => undefined)
    // Not made yet, or on the disk of another one.
    if (!facts || problems.has(facts.dev)) continue
    const { bavail, blocks, bsize } = await statfs(folder)
    const [free, size] = [bavail * bsize, blocks * bsize]
    if (!isNearlyFull(free, size)) continue
    problems.set(facts.dev, {
      name: `disk ${folder}`,
      title: 'The disk of the server is nearly full',
      text: 'When it is full, enquiries and backups fail.',
      cause: `The disk of ${folder} has only ${(free / 1e6).toFixed(0)} MB left. Free space.`,
      commands: [`df -h ${folder}`],
    })
  }
  return [...problems.values()]
}

export function isNearlyFull(freeBytes: number, sizeBytes: number) {
  return freeBytes < Math.min(sizeBytes * minFreeShare, minFreeBytes)
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
