import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Db, Schema } from './schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration sees a database of no particular schema
export type AnyDb = Kysely<any>

export function isPostgres(db: AnyDb) {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

export function createTableWithId(db: AnyDb, table: string): CreateTableBuilder<string> {
  return db.schema
    .createTable(table)
    .addColumn('id', 'integer', (column) =>
      isPostgres(db) ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    )
}

/** Text compared byte by byte, whatever the database's locale, so that a prefix is a range. */
export function exactText(db: AnyDb) {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`
}

/** Slugs are matched without regard to case and keep the case they were given. */
function fold(slug: string) {
  return slug.toLowerCase()
}

export function slugIs(column: string, slug: string) {
  return sql<boolean>`lower(${sql.ref(column)}) = ${fold(slug)}`
}

/** Whether a column contains a text, without regard to the case of a to z: the same, and the quickest, on both databases. */
export function contains(db: AnyDb, column: string, text: string) {
  const lower = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const pattern = `%${lower.replace(/[\\%_]/g, '\\$&')}%`
  const ref = sql.ref(column)
  // SQLite's `like` does not regard the case of a to z anyway.
  return sql<boolean>`${isPostgres(db) ? sql`lower(${ref} collate "C")` : ref} like ${pattern} escape '\\'`
}

/** Holds off other copies of the program until this transaction ends. On SQLite a first write does that. */
export async function lockGlobally(trx: Db) {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(7262013)`.execute(trx)
  else await sql`update content_version set version = version`.execute(trx)
}

/** Lets no other transaction that names one of these go on before this one ends. On SQLite there is only ever one. */
export async function lockNames(trx: Db, names: (string | null | undefined)[]) {
  if (!isPostgres(trx)) return
  await sql`set local lock_timeout = '5s'`.execute(trx)
  for (const name of names.filter((each) => each != null && each !== '').sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

/** Lets no other transaction change this row before this one ends. On SQLite there is only ever one. */
export async function lockRow(trx: Db, table: keyof Schema, id: number) {
  if (isPostgres(trx)) await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(trx)
}

/** A number that no record of this table has, or will get by itself. */
export async function reserveId(trx: Db, table: keyof Schema): Promise<number> {
  const { rows } = isPostgres(trx)
    ? await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(trx)
    : await sql<{
        id: number
      }>`update sqlite_sequence set seq = seq + 1 where name = ${table} returning seq as id`.execute(trx)
  if (rows[0]) return rows[0].id
  // SQLite counts from the first row that was ever in the table.
  await sql`insert into sqlite_sequence (name, seq) values (${table}, 1)`.execute(trx)
  return 1
}

/** Puts a row back under the number it had. */
export async function insertUnderId(trx: Db, table: keyof Schema, row: Record<string, unknown>) {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const anyway = isPostgres(trx) ? sql`overriding system value` : sql``
  const values = sql.join(Object.values(row))
  await sql`insert into ${sql.table(table)} (${columns}) ${anyway} values (${values})`.execute(trx)
}

/** Like `insertUnderId`, for many rows of any table. */
export async function insertRows(trx: Db, table: string, rows: Record<string, unknown>[]) {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first)
  const columns = sql.join(names.map((column) => sql.ref(column)))
  const anyway = isPostgres(trx) ? sql`overriding system value` : sql``
  const values = sql.join(rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`))
  await sql`insert into ${sql.table(table)} (${columns}) ${anyway} values ${values}`.execute(trx)
}

/** The next row gets a number above all there are and all that are promised; SQLite looks after the former itself. */
export async function continueNumbering(trx: Db, table: keyof Schema, promised: number) {
  if (isPostgres(trx)) {
    const last = sql`greatest(${promised}, (select max(id) from ${sql.table(table)}), 0)`
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last} + 1, false)`.execute(trx)
    return
  }
  const { rows } =
    await sql`update sqlite_sequence set seq = max(seq, ${promised}) where name = ${table} returning seq`.execute(trx)
  if (rows.length === 0) await sql`insert into sqlite_sequence (name, seq) values (${table}, ${promised})`.execute(trx)
}

/** Nobody else changes these tables before this transaction ends. On SQLite there is only ever one that writes. */
export async function lockTables(trx: Db, tables: (keyof Schema)[]) {
  if (isPostgres(trx))
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(trx)
}

/** All reads see the same moment, and nobody who writes waits for it. */
export async function inSnapshot<T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

/** Between two columns that hold instants. */
export function secondsBetween(db: AnyDb, from: string, to: string) {
  const [start, end] = [sql.ref(from), sql.ref(to)]
  return isPostgres(db)
    ? sql<number>`extract(epoch from (${end}::timestamptz - ${start}::timestamptz))`
    : sql<number>`(julianday(${end}) - julianday(${start})) * 86400`
}

/** Whether the database could not be written or reached, rather than asked for something wrong. */
export function isStorageError(error: unknown): boolean {
  const { errcode, code = '' } = (error ?? {}) as { errcode?: number; code?: string }
  if (errcode !== undefined) return sqliteStorageErrors.includes(errcode & 0xff)
  return /^(08|40|53|55|57|58)...$|^25006$|^E[A-Z]+$/.test(code) || /connect|terminat/i.test(String(error))
}

const sqlite = { busy: 5, locked: 6, readonly: 8, ioerr: 10, full: 13, cantOpen: 14 }
const sqliteStorageErrors = Object.values(sqlite)

/** Whether a value that must be there once is there already. */
export function isUniqueFault(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { errcode?: number; code?: string }
  return errcode === sqliteUnique || errcode === sqlitePrimaryKey || code === '23505'
}

/** Whether a record is named that is not there, or one would go that others name. */
export function isReferenceFault(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { errcode?: number; code?: string }
  return errcode === sqliteForeignKey || code === '23503'
}

const [sqliteUnique, sqlitePrimaryKey, sqliteForeignKey] = [2067, 1555, 787]

/** Lets the planner see what the tables hold; worth it after a large change. PostgreSQL does it by itself, a while later. */
export async function analyse(db: Db) {
  await (isPostgres(db) ? sql`vacuum analyze` : sql`analyze`).execute(db)
}

/** Tells every copy of the program, once this transaction is done. On SQLite there is nobody to tell. */
export async function notify(trx: Db, channel: string) {
  if (isPostgres(trx)) await sql`select pg_notify(${channel}, '')`.execute(trx)
}

/** Throws when the database does not answer. */
export async function ping(db: Db) {
  await sql`select 1`.execute(db)
}

/** 'ok', or what is wrong with the stored enquiries and their indexes. */
export async function checkIntegrity(db: Db): Promise<string> {
  if (!isPostgres(db)) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    return rows.map(({ integrity_check }) => integrity_check).join(', ')
  }
  await sql`create extension if not exists amcheck`.execute(db)
  await sql`select bt_index_check(indexrelid, true) from pg_index join pg_class on pg_class.oid = indrelid
    where relname in ('enquiry', 'outbox')`.execute(db)
  return 'ok'
}
