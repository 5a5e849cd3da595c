import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { migrate } from './migrate.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import { loadPg } from './pg-lazy.ts'
import type { Db, Schema } from './schema.ts'

/** Its name in the data folder. */
export const sqliteFile = 'site.db'

export type DatabasePlace = { dataDir: string; databaseUrl?: string | undefined }

/** Opens the database, creating it and bringing it to the newest schema where needed. */
export async function openDatabase(place: DatabasePlace): Promise<Db> {
  const db = connect(place)
  try {
    await migrate(db)
    return db
  } catch (cause) {
    await db.destroy()
    throw cause
  }
}

/** Opens the database as it is, of whatever schema. */
export function connect({ dataDir, databaseUrl, file = sqliteFile }: DatabasePlace & { file?: string }): Db {
  return new Kysely<Schema>({ dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir, file) })
}

function sqliteDialect(dataDir: string, file: string) {
  mkdirSync(dataDir, { recursive: true })
  return nodeSqliteDialect(join(dataDir, file))
}

function postgresDialect(connectionString: string) {
  const pg = loadPg()
  // Counts come as bigint and stay far below 2^53 here.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 })
  // A lost connection, idle or in use, must not end the process: its query fails, and the next one opens a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}
