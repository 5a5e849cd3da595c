import type { Db } from '../db/schema.ts'

/** Only of scheduled backups: one made by hand says nothing about the next night. */
export async function recordBackupSuccess(db: Db, now: Date) {
  await db.updateTable('backup_status').set({ succeeded_at: now.toISOString(), failed_at: null, error: '' }).execute()
}

export async function recordBackupFailure(db: Db, now: Date, error: string) {
  await db
    .updateTable('backup_status')
    .set({ failed_at: now.toISOString(), error: error.slice(0, 500) })
    .execute()
}

export function findBackupStatus(db: Db) {
  return db.selectFrom('backup_status').select(['succeeded_at', 'failed_at', 'error']).executeTakeFirstOrThrow()
}
