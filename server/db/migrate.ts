import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { up as layFoundation } from './migrations/0001-foundation.ts'
import { up as extendLeads } from './migrations/0002-leads.ts'
import { up as openBackOffice } from './migrations/0003-backoffice.ts'
import { up as completeLogin } from './migrations/0004-login.ts'
import { up as addPublishing } from './migrations/0005-publishing.ts'
import { up as countAndJoin } from './migrations/0006-data.ts'
import { up as beFindable } from './migrations/0007-findable.ts'
import { up as giveTones } from './migrations/0008-tones.ts'
import { up as countMailboxes } from './migrations/0009-mailboxes.ts'
import type { Schema } from './schema.ts'

const migrations: Record<string, Migration> = {
  '0001-foundation': { up: layFoundation },
  '0002-leads': { up: extendLeads },
  '0003-backoffice': { up: openBackOffice },
  '0004-login': { up: completeLogin },
  '0005-publishing': { up: addPublishing },
  '0006-data': { up: countAndJoin },
  '0007-findable': { up: beFindable },
  '0008-tones': { up: giveTones },
  '0009-mailboxes': { up: countMailboxes },
}

/** Migrations are applied in the order of their names. */
export const newestSchema = Object.keys(migrations).toSorted().at(-1) ?? ''

/** Migrates to the latest schema, or to the named one, in one transaction. */
export async function migrate(db: Kysely<Schema>, upTo?: string) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest()
  if (error) throw error
}

export function isKnownMigration(name: string) {
  return name in migrations
}
