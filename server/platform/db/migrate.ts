import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartupError } from '../process/startup-error.ts'
import { isPostgres } from './dialect.ts'
import type { Schema } from './schema.ts'
import { listMigrations } from './table-copy.ts'
import { isFormerMigration, isVersion02, takeOver } from './version-0.2.ts'

/** By name, of the platform and of all features. They are applied in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>

export function newestSchema(migrations: Migrations) {
  return Object.keys(migrations).toSorted().at(-1) ?? ''
}

/** The names of the migrations that create the tables of 1.0.0, in order. */
export function foundationOf(migrations: Migrations) {
  return Object.keys(migrations)
    .filter((name) => name.startsWith('1.0.0-'))
    .toSorted()
}

/** Migrates to the latest schema, or to the named one, in one transaction. */
export async function migrate(db: Kysely<Schema>, migrations: Migrations, upTo?: string) {
  if (db.isTransaction) return migrateIn(db, migrations, upTo)
  await db.transaction().execute((trx) => migrateIn(trx, migrations, upTo))
}

async function migrateIn(trx: Kysely<Schema>, migrations: Migrations, upTo?: string) {
  // Instances that start at once migrate one after the other. SQLite has one writing transaction at a time anyway.
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtextextended('migrate', 0))`.execute(trx)
  const applied = await listMigrations(trx)
  if (applied.some(isFormerMigration)) {
    if (!isVersion02(applied))
      throw new StartupError(
        'the database was written by a version before 0.2. Start version 0.2 once, which brings it up to date, then this one.',
      )
    await takeOver(trx, foundationOf(migrations))
  } else requireKnown(applied, migrations)
  const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest()
  if (error) throw error
}

/** After an update that was taken back, say. Kysely would call such a database corrupted. */
function requireKnown(applied: string[], migrations: Migrations) {
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name))
  if (unknown)
    throw new StartupError(
      `the database was written by a newer version of the site (it knows ${unknown}). Start that version again, or restore an archive from before the update: npm run restore -- <archive> --force.`,
    )
}
