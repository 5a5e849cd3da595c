import { sql } from 'kysely'
import type { AnyDb } from '../dialect.ts'

/** An office need not have coordinates. SQLite cannot drop a constraint, so each column is copied to one without it. */
export async function up(db: AnyDb) {
  for (const column of ['latitude', 'longitude']) {
    const former = `former_${column}`
    await db.schema.alterTable('office').renameColumn(column, former).execute()
    await db.schema.alterTable('office').addColumn(column, 'double precision').execute()
    await db
      .updateTable('office')
      .set({ [column]: sql.ref(former) })
      .execute()
    await db.schema.alterTable('office').dropColumn(former).execute()
  }
}
