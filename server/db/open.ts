import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrate.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import type { Db, Schema } from './schema.ts'

export type DatabasePlace = { dataDir: string; databaseUrl?: string | undefined }

/** Opens the database, creating it and bringing it to the newest schema where needed. */
export async function openDatabase({ dataDir, databaseUrl }: DatabasePlace): Promise<Db> {
  const db = new Kysely<Schema>({ dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir) })
  try {
    await migrate(db)
    return db
  } catch (cause) {
    await db.destroy()
    throw cause
  }
}

function sqliteDialect(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  return nodeSqliteDialect(join(dataDir, 'site.db'))
}

function postgresDialect(connectionString: string) {
  // Counts come as bigint and stay far below 2^53 here.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 })
  // A connection lost while idle must not end the process; the next query opens a new one.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
