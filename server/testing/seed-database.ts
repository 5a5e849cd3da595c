import { join } from 'node:path'
import { type DatabaseTarget, openDatabase } from '../db/open.ts'
import { folderStorage } from '../media/storage/folder-storage.ts'
import { seedIfEmpty } from '../seed/seed.ts'

/** Seeds a database and its media folder with the demonstration company. */
export async function seedDatabase(target: DatabaseTarget) {
  const db = await openDatabase(target)
  await seedIfEmpty(db, folderStorage(join(target.dataDir, 'media')), new Date())
  await db.destroy()
}
