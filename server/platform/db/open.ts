import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { createFolder } from '../process/create-folder.ts'
import { type Migrations, migrate } from './migrate.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import { loadPg } from './pg-lazy.ts'
import type { Db, Schema } from './schema.ts'

export const sqliteFile = 'site.db'

export type DatabaseTarget = {
  dataDir: string
  databaseUrl?: string | undefined
  /** Called with PostgreSQL's connection pool. */
  onPool?: ((pool: Pool) => void) | undefined
}

/** Opens the database, creates it if needed, and migrates it. */
export async function openMigrated(target: DatabaseTarget, migrations: Migrations): Promise<Db> {
  const db = connect(target)
  try {
    await migrate(db, migrations)
    return db
  } catch (cause) {
    await db.destroy()
    throw cause
  }
}

/** Opens the database without migrating it. */
export function connect({ dataDir, databaseUrl, onPool, file = sqliteFile }: DatabaseTarget & { file?: string }): Db {
  return new Kysely<Schema>({
    dialect: databaseUrl ? postgresDialect(databaseUrl, onPool) : sqliteDialect(dataDir, file),
  })
}

function sqliteDialect(dataDir: string, file: string) {
  createFolder(dataDir, 'DATA_DIR')
  return nodeSqliteDialect(join(dataDir, file))
}

function postgresDialect(connectionString: string, onPool: DatabaseTarget['onPool']) {
  const pg = loadPg()
  // count(*) returns bigint; our counts fit into a number.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 })
  // Without a listener a lost connection would end the process; so only its query fails, and the pool reconnects.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  onPool?.(pool)
  return new PostgresDialect({ pool })
}
