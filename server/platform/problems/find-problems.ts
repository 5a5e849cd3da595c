import { stat, statfs } from 'node:fs/promises'
import type { Problem } from '@house/contract/staff/problems'
import { dayOf } from '@house/contract/time-zone'
import type { Db } from '../db/schema.ts'
import type { LateJob } from '../jobs/scheduler.ts'
import { findBackupStatus } from './backup-status.ts'

type Sources = {
  db: Db
  /** Folders that must not fill up. */
  folders: string[]
  lateJobs: () => LateJob[]
  now: Date
}

const maxBackupAgeMs = 2 * 24 * 60 * 60 * 1000
/** A tenth of the disk; of a large one, five gigabytes. */
const minFreeShare = 0.1
const minFreeBytes = 5e9

export async function findProblems({ db, folders, lateJobs, now }: Sources): Promise<Problem[]> {
  return [...(await backupProblems(db, now)), ...(await diskProblems(folders)), ...lateJobs().map(jobProblem)]
}

async function backupProblems(db: Db, now: Date): Promise<Problem[]> {
  const { succeeded_at, failed_at, error } = await findBackupStatus(db)
  if (failed_at)
    return [
      {
        name: 'backup',
        message: `The backup of ${dayOf(failed_at)} failed: ${error.replace(/\.?$/, '.')} Read: journalctl -u house-backup.`,
      },
    ]
  const since = succeeded_at ?? (await findFirstAccount(db))
  if (!since || now.getTime() - Date.parse(since) < maxBackupAgeMs) return []
  const message = succeeded_at
    ? `The last scheduled backup is of ${dayOf(succeeded_at)}. Check that it still runs: systemctl list-timers house-backup.timer.`
    : 'This site has no scheduled backup. Switch it on: docs/operations.md, Back up.'
  return [{ name: 'backup', message }]
}

/** A new site has two days to be backed up for the first time. */
async function findFirstAccount(db: Db) {
  const first = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .executeTakeFirst()
  return first?.at
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
    const message = `The disk of ${folder} has only ${(free / 1e6).toFixed(0)} MB left. Free space: when it is full, enquiries and backups fail.`
    problems.set(facts.dev, { name: `disk ${folder}`, message })
  }
  return [...problems.values()]
}

export function isNearlyFull(freeBytes: number, sizeBytes: number) {
  return freeBytes < Math.min(sizeBytes * minFreeShare, minFreeBytes)
}

function jobProblem({ name, lastSuccess }: LateJob): Problem {
  const message = `The job "${name}" has not succeeded since ${lastSuccess.toISOString()}. Read the log, and restart the site: systemctl restart house@3000.`
  return { name: `job ${name}`, message }
}
