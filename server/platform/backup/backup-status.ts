import type { Db } from '../db/schema.ts'

const healthy = { failed_at: null, error: '', missing_media: 0 }

/** Only of scheduled backups: one made by hand says nothing about the next night. */
export async function recordBackupSuccess(db: Db, now: Date) {
  await db
    .updateTable('backup_status')
    .set({ ...healthy, succeeded_at: now.toISOString() })
    .execute()
}

/** The archive is kept, but media that are in the database are not in it. */
export async function recordIncompleteBackup(db: Db, now: Date, missing_media: number) {
  await db.updateTable('backup_status').set({ failed_at: now.toISOString(), error: '', missing_media }).execute()
}

export async function recordBackupFailure(db: Db, now: Date, error: string) {
  await db
    .updateTable('backup_status')
    .set({ failed_at: now.toISOString(), error: error.slice(0, 500), missing_media: 0 })
    .execute()
}

export function findBackupStatus(db: Db) {
  return db
    .selectFrom('backup_status')
    .select(['succeeded_at', 'failed_at', 'error', 'missing_media'])
    .executeTakeFirstOrThrow()
}
