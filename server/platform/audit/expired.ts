import type { Db } from '../db/schema.ts'

export async function countExpiredEntries(db: Db, before: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes the oldest entries, at most `limit`, and returns how many. */
export async function deleteExpiredEntries(trx: Db, before: string, limit: number): Promise<number> {
  const oldest = trx.selectFrom('audit').select('id').where('at', '<', before).orderBy('at').orderBy('id').limit(limit)
  const deleted = await trx.deleteFrom('audit').where('id', 'in', oldest).returning('id').execute()
  return deleted.length
}
