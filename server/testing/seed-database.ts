import { join } from 'node:path'
import { type DatabaseTarget, openDatabase } from '../db/open.ts'
import { seedIfEmpty } from '../seed/seed.ts'

/** Stores the demonstration company there. */
export async function fill(place: DatabaseTarget) {
  const db = await openDatabase(place)
  await seedIfEmpty(db, join(place.dataDir, 'media'), new Date())
  await db.destroy()
}
