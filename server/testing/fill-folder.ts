import { join } from 'node:path'
import { openDatabase } from '../db/open.ts'
import { seedIfEmpty } from '../domain/seed.ts'

/** The demonstration company in a data folder, as a first start leaves it. */
export async function fillFolder(dataDir: string) {
  const db = await openDatabase({ dataDir })
  await seedIfEmpty(db, join(dataDir, 'media'), new Date())
  await db.destroy()
}
