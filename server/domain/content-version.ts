import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Grows with every content change; whatever was remembered under an older number is stale. */
export async function contentVersion(db: Db) {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  return version
}

export async function raiseContentVersion(db: Db) {
  await db.updateTable('content_version').set({ version: sql`version + 1` }).execute()
}
