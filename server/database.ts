import { migrations } from './features.ts'
import { migrate } from './platform/db/migrate.ts'
import { type DatabaseTarget, openMigrated } from './platform/db/open.ts'
import type { Db } from './platform/db/schema.ts'

/** Opens the database, creates it if needed, and migrates it to the schema of all features. */
export function openDatabase(target: DatabaseTarget): Promise<Db> {
  return openMigrated(target, migrations)
}

/** Migrates to the latest schema, or to the named one, for tests. */
export function migrateDatabase(db: Db, upTo?: string) {
  return migrate(db, migrations, upTo)
}
