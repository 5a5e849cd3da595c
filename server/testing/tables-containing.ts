import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** The names of all tables in which one of these words stands somewhere, in large or small letters. */
export async function tablesThatHold(db: Db, words: string[]) {
  const found: string[] = []
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    const values = rows.flatMap((row) => Object.values(row)).map(toText)
    if (words.some((word) => values.some((value) => value.includes(word.toLowerCase())))) found.push(name)
  }
  return found.toSorted()
}

function toText(value: unknown) {
  return (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)).toLowerCase()
}
