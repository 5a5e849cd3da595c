import { setTimeout as sleep } from 'node:timers/promises'
import { type CreateTableBuilder, type Expression, type Kysely, PostgresIntrospector, sql } from 'kysely'
import type { Db, Schema } from './schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: a migration sees a database of no particular schema
export type AnyDb = Kysely<any>

/** Kysely cannot type a query whose table is a variable. */
export function anyTable(db: Db): AnyDb {
  return db
}

export function isPostgres(db: AnyDb) {
  return db.introspection instanceof PostgresIntrospector
}

export function createTableWithId(db: AnyDb, table: string): CreateTableBuilder<string> {
  return db.schema
    .createTable(table)
    .addColumn('id', 'integer', (column) =>
      isPostgres(db) ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    )
}

/** Compared bytewise, whatever the database's locale, so that a prefix search is a range scan. */
export function exactText(db: AnyDb) {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`
}

/** Slugs match case-insensitively, and are stored in their original case. */
function fold(slug: string) {
  return slug.toLowerCase()
}

export function slugIs(column: string, slug: string) {
  return sql<boolean>`lower(${sql.ref(column)}) = ${fold(slug)}`
}

/** Substring match that ignores case, the same on both databases. */
export function contains(db: AnyDb, column: string, text: string) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${lowerCased(db, sql.ref(column), /^[\0-\x7f]*$/.test(text))} like ${pattern} escape '\\'`
}

/** Letters beyond ASCII take longer, so they are folded only for a text that has some. */
function lowerCased(db: AnyDb, column: Expression<unknown>, isAscii: boolean) {
  if (isPostgres(db)) return isAscii ? sql`lower(${column} collate "C")` : sql`lower(${column} collate "und-x-icu")`
  // `like` of SQLite ignores the case of ASCII letters.
  return isAscii ? sql`${column}` : sql`unicode_lower(${column})`
}

/** Advisory locks, held until the transaction ends. SQLite runs one writing transaction at a time anyway. */
export async function lockNames(trx: Db, names: (string | null | undefined)[], timeoutSeconds = 5) {
  if (!isPostgres(trx)) return
  await sql`set local lock_timeout = ${sql.lit(`${timeoutSeconds}s`)}`.execute(trx)
  for (const name of names.filter((each) => each != null && each !== '').sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

/** Locks a row until the transaction ends. SQLite runs one writing transaction at a time anyway. */
export async function lockRow(trx: Db, table: keyof Schema, id: number) {
  if (isPostgres(trx)) await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(trx)
}

/** Takes the next id of a table's sequence. */
export async function reserveId(trx: Db, table: keyof Schema): Promise<number> {
  const { rows } = isPostgres(trx)
    ? await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(trx)
    : await sql<{
        id: number
      }>`update sqlite_sequence set seq = seq + 1 where name = ${table} returning seq as id`.execute(trx)
  if (rows[0]) return rows[0].id
  // SQLite creates the sequence with the first row.
  await sql`insert into sqlite_sequence (name, seq) values (${table}, 1)`.execute(trx)
  return 1
}

/** Inserts a row with an explicit id. */
export async function insertUnderId(trx: Db, table: keyof Schema, row: { [column: string]: unknown }) {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const overriding = isPostgres(trx) ? sql`overriding system value` : sql``
  const values = sql.join(Object.values(row))
  await sql`insert into ${sql.table(table)} (${columns}) ${overriding} values (${values})`.execute(trx)
}

/** Like `insertUnderId`, for many rows of any table. */
export async function insertRows(trx: Db, table: string, rows: { [column: string]: unknown }[]) {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first)
  const columns = sql.join(names.map((column) => sql.ref(column)))
  const overriding = isPostgres(trx) ? sql`overriding system value` : sql``
  const values = sql.join(rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`))
  await sql`insert into ${sql.table(table)} (${columns}) ${overriding} values ${values}`.execute(trx)
}

/** Advances the sequence to the last of all rows and all reserved ids. SQLite handles the former itself. */
export async function advanceSequence(trx: Db, table: string, reserved: number) {
  if (isPostgres(trx)) {
    const sequence = sql`pg_get_serial_sequence(quote_ident(${table}), 'id')`
    const last = sql`greatest(${reserved}, (select max(id) from ${sql.table(table)}), 0)`
    // A sequence starts at 1 and cannot be set to 0: then it has not been used.
    await sql`select setval(${sequence}, greatest(${last}, 1), ${last} > 0)`.execute(trx)
    return
  }
  const { rows } =
    await sql`update sqlite_sequence set seq = max(seq, ${reserved}) where name = ${table} returning seq`.execute(trx)
  if (rows.length === 0) await sql`insert into sqlite_sequence (name, seq) values (${table}, ${reserved})`.execute(trx)
}

/** Blocks other writers of these tables until the transaction ends. SQLite has only one writer anyway. */
export async function lockTables(trx: Db, tables: (keyof Schema)[]) {
  if (isPostgres(trx))
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(trx)
}

/** All reads see the same snapshot, without blocking writers. */
export async function inSnapshot<T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

export function secondsBetween(db: AnyDb, from: string, to: string) {
  const [start, end] = [sql.ref(from), sql.ref(to)]
  return isPostgres(db)
    ? // Twice as fast as `extract`, which computes with decimal numbers.
      sql<number>`(date_part('epoch', ${end}::timestamptz) - date_part('epoch', ${start}::timestamptz))`
    : sql<number>`(julianday(${end}) - julianday(${start})) * 86400`
}

/** The database could not be reached or written; the statement itself was fine. */
export function isStorageError(error: unknown): boolean {
  const { errcode, code = '' } = (error ?? {}) as { errcode?: number; code?: string }
  if (errcode !== undefined) return sqliteStorageErrors.includes(errcode & 0xff)
  return /^(08|40|53|55|57|58)...$|^25006$/.test(code) || systemStorageErrors.includes(code) || isLostConnection(error)
}

const systemStorageErrors = [
  'EACCES',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EHOSTUNREACH',
  'EIO',
  'ENETUNREACH',
  'ENOSPC',
  'ENOTFOUND',
  'EPERM',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
]

/** The driver of PostgreSQL gives these no code. */
function isLostConnection(error: unknown) {
  return (
    error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Connection ended unexpectedly)/.test(
      error.message,
    )
  )
}

const sqlite = { busy: 5, locked: 6, readonly: 8, ioerr: 10, full: 13, cantOpen: 14 }
const sqliteStorageErrors = Object.values(sqlite)

/** A unique constraint was violated. */
export function isUniqueFault(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { errcode?: number; code?: string }
  return errcode === sqliteUnique || errcode === sqlitePrimaryKey || code === '23505'
}

/** A foreign key constraint was violated. */
export function isReferenceFault(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { errcode?: number; code?: string }
  return errcode === sqliteForeignKey || code === '23503'
}

const [sqliteUnique, sqlitePrimaryKey, sqliteForeignKey] = [2067, 1555, 787]

/** Updates the planner's statistics after a large change; PostgreSQL's autovacuum would do so later. */
export async function analyse(db: Db) {
  await (isPostgres(db) ? sql`vacuum analyze` : sql`analyze`).execute(db)
}

/** Notifies all instances when the transaction commits. SQLite has only one. */
export async function notify(trx: Db, channel: string) {
  if (isPostgres(trx)) await sql`select pg_notify(${channel}, '')`.execute(trx)
}

/** Throws when the database is unreachable. */
export async function ping(db: Db) {
  await sql`select 1`.execute(db)
}

/** 'ok', or a description of the damage to enquiries and their indexes. */
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

const checkpointAttempts = 20
const checkpointRetryMs = 100

/**
 * Removes what was deleted from SQLite's write-ahead log too. Call it outside of a transaction. It waits for readers, but not
 * for ever: false when a long read, like a backup, kept it from finishing. The data retention job tries again.
 */
export async function purgeDeleted(db: AnyDb): Promise<boolean> {
  if (isPostgres(db)) return true
  for (let attempt = 0; attempt < checkpointAttempts; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    await sleep(checkpointRetryMs)
  }
  return false
}
