import { sql } from 'kysely'
import { advanceSequence, insertRows, isPostgres } from './dialect.ts'
import type { Db, Schema } from './schema.ts'

/** Rows of any table, copied without looking inside. */
export type Row = { [column: string]: unknown }

/** Less than half of what both databases allow as parameters of one statement. */
const maxParameters = 15_000
const fetchSize = 500

/** Our own tables, without virtual ones, which databases of 0.2.0 have on SQLite. */
export async function listTables(db: Db): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`
    : sql<{ name: string }>`select name from pragma_table_list where schema = 'main' and type = 'table'`
  const { rows } = await query.execute(db)
  const names = rows.map(({ name }) => name).filter((name) => !/^(sqlite_|kysely_)/.test(name))
  return names.sort()
}

/** The applied ones; none in an empty database. */
export async function listMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Streams all rows of a table; call inside a snapshot. */
export async function* rowsOf(db: Db, table: string): AsyncGenerator<Row> {
  if (!isPostgres(db))
    return yield* db
      .selectFrom(table as keyof Schema)
      .selectAll()
      .stream()
  await sql`declare rows_to_copy cursor for select * from ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(fetchSize)} from rows_to_copy`.execute(db)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close rows_to_copy`.execute(db)
}

/** The last id of each table's sequence that was used, so that ids of deleted rows are not reused. */
export async function readSequences(db: Db): Promise<Record<string, number>> {
  const query = isPostgres(db)
    ? sql<{ name: string; number: number }>`
        select table_name as name, pg_sequence_last_value(pg_get_serial_sequence(quote_ident(table_name), 'id')::regclass) as number
        from information_schema.columns where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`
    : sql<{ name: string; number: number }>`select name, seq as number from sqlite_sequence`
  const { rows } = await query.execute(db)
  return Object.fromEntries(rows.filter(({ number }) => number > 0).map(({ name, number }) => [name, number]))
}

/** SQLite follows the rows by itself; PostgreSQL's sequences are set for tables of which the archive names no last id, too. */
export async function restoreSequences(trx: Db, numbers: Record<string, number>) {
  const tables = isPostgres(trx) ? await listIdentityTables(trx) : Object.keys(numbers)
  for (const table of tables) await advanceSequence(trx, table, numbers[table] ?? 0)
}

async function listIdentityTables(db: Db) {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(db)
  return rows.map(({ name }) => name)
}

/** Replaces all rows of a table. */
export async function fillTable(trx: Db, table: string, rows: AsyncIterable<Row>) {
  await sql`delete from ${sql.table(table)}`.execute(trx)
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length * Object.keys(row).length < maxParameters) continue
    await insertRows(trx, table, batch)
    batch = []
  }
  if (batch.length > 0) await insertRows(trx, table, batch)
}

/** Lets tables be filled in any order; foreign keys are checked afterwards. */
export async function withDeferredForeignKeys<T>(trx: Db, fill: () => Promise<T>): Promise<T> {
  if (!isPostgres(trx)) {
    await sql`pragma defer_foreign_keys = on`.execute(trx)
    return fill()
  }
  const { rows } = await sql<{ holder: string; name: string; definition: string }>`
    select conrelid::regclass::text as holder, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx)
  for (const { holder, name } of rows)
    await sql`alter table ${sql.raw(holder)} drop constraint ${sql.ref(name)}`.execute(trx)
  const filled = await fill()
  for (const { holder, name, definition } of rows)
    await sql`alter table ${sql.raw(holder)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(trx)
  return filled
}

/** PostgreSQL only: an SQLite database is replaced by a new file. */
export async function dropAllTables(trx: Db) {
  if (!isPostgres(trx)) return
  const tables = await sql<{ name: string }>`select quote_ident(table_name) as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(trx)
  for (const { name } of tables.rows) await sql`drop table ${sql.raw(name)} cascade`.execute(trx)
  const functions = await sql<{ name: string }>`select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(trx)
  for (const { name } of functions.rows) await sql`drop function ${sql.raw(name)} cascade`.execute(trx)
}

/** PostgreSQL only: whether another client is connected to this database. */
export async function isConnectedElsewhere(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
    and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)
  return rows.length > 0
}
