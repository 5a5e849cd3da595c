import type { Problem } from '@house/contract/staff/problems'
import { findBackupStatus } from '../backup/backup-status.ts'
import type { Db } from '../db/schema.ts'
import { formatDay } from './format-day.ts'

const maxAgeMs = 2 * 24 * 60 * 60 * 1000

export async function findBackupProblem(db: Db, now: Date): Promise<Problem | undefined> {
  const { succeeded_at, failed_at, error, missing_media } = await findBackupStatus(db)
  const text = succeeded_at
    ? `The last complete backup is of ${formatDay(succeeded_at)}.`
    : 'There is no complete backup yet.'
  if (failed_at && missing_media > 0)
    return {
      name: 'backup',
      title: `The backup of ${formatDay(failed_at)} lacks ${missing_media === 1 ? '1 picture' : `${missing_media} pictures`}`,
      text,
      cause:
        'Media files are in the database, but not in the storage. The log names them. Upload them again, or copy them into the storage.',
      commands: [readLog],
    }
  if (failed_at)
    return { name: 'backup', title: 'The last backup failed', text, cause: asSentence(error), commands: [readLog] }
  const since = succeeded_at ?? (await findFirstAccount(db))
  if (!since || now.getTime() - Date.parse(since) < maxAgeMs) return undefined
  return {
    name: 'backup',
    title: 'There is no recent backup',
    text,
    cause: 'The scheduled backup does not run. Check its timer, and switch it on.',
    commands: ['systemctl list-timers house-backup.timer', 'systemctl enable --now house-backup.timer'],
  }
}

const readLog = 'journalctl -u house-backup -n 20'

function asSentence(error: string) {
  return error.replace(/^./, (first) => first.toUpperCase()).replace(/\.?$/, '.')
}

/** A new site has two days to be backed up for the first time. */
async function findFirstAccount(db: Db) {
  const first = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .executeTakeFirst()
  return first?.at
}
