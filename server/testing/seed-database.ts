import { join } from 'node:path'
import { openDatabase } from '../database.ts'
import { seedIfEmpty } from '../features/setup/seed/seed.ts'
import type { DatabaseTarget } from '../platform/db/open.ts'
import { folderStorage } from '../platform/media/storage/folder-storage.ts'

/** Seeds a database and its media folder with the demonstration company. */
export async function seedDatabase(target: DatabaseTarget) {
  const db = await openDatabase(target)
  await seedIfEmpty(db, folderStorage(join(target.dataDir, 'media')), new Date())
  await db.destroy()
}
