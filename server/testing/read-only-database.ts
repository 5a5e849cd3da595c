import { sql } from 'kysely'
import { isPostgres } from '../platform/db/dialect.ts'
import type { Db } from '../platform/db/schema.ts'

/** The database then fails as on a read-only disk. */
export async function makeReadOnly(db: Db, isReadOnly: boolean) {
  if (!isPostgres(db)) {
    const pragma = sql`pragma query_only = ${sql.lit(isReadOnly ? 1 : 0)}`
    await pragma.execute(db)
    return db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => pragma.execute(trx))
  }
  return db.connection().execute(async (one) => {
    await sql`set default_transaction_read_only = off`.execute(one)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(one)
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = ${sql.lit(isReadOnly)}`.execute(
      one,
    )
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(one)
    await sql`set default_transaction_read_only = ${sql.lit(isReadOnly)}`.execute(one)
  })
}
