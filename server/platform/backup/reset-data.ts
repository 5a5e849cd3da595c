import { connect, type DatabaseTarget, sqliteFile } from '../db/open.ts'
import { dropAllTables } from '../db/table-copy.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import { deleteSqlite, requireReplaceable } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

export type ResetOptions = { target: DatabaseTarget; media: MediaStorage; backupFolder: string; now: Date }

/** Deletes database and media after backing them up; an operator's own files stay. Returns the path of the backup, if there was data. */
export async function resetData({ target, media, backupFolder, now }: ResetOptions): Promise<string | undefined> {
  const hasData = await requireReplaceable(target, true)
  if (!hasData) return undefined
  const { path } = await writeBackup({ target, media, folder: backupFolder, now })
  await deleteDatabase(target)
  for (const key of await media.list('')) await media.remove(key)
  return path
}

async function deleteDatabase(target: DatabaseTarget) {
  if (!target.databaseUrl) return deleteSqlite(target.dataDir, sqliteFile)
  const db = connect(target)
  await db
    .transaction()
    .execute(dropAllTables)
    .finally(() => db.destroy())
}
