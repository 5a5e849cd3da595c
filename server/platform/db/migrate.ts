import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartupError } from '../process/startup-error.ts'
import type { Schema } from './schema.ts'
import { listMigrations } from './table-copy.ts'

/** By name, of the platform and of all features. They are applied in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>

export function newestSchema(migrations: Migrations) {
  return Object.keys(migrations).toSorted().at(-1) ?? ''
}

/** Migrates to the latest schema, or to the named one, in one transaction. */
export async function migrate(db: Kysely<Schema>, migrations: Migrations, upTo?: string) {
  await requireKnownMigrations(db, migrations)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest()
  if (error) throw error
}

/** After an update that was taken back, say. Kysely would call such a database corrupted. */
async function requireKnownMigrations(db: Kysely<Schema>, migrations: Migrations) {
  const unknown = (await listMigrations(db)).find((name) => !Object.hasOwn(migrations, name))
  if (unknown)
    throw new StartupError(
      `the database was written by a newer version of the site (it knows ${unknown}). Start that version again, or restore an archive from before the update: npm run restore -- <archive> --force.`,
    )
}
