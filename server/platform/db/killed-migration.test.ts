import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrateDatabase, openDatabase } from '../../database.ts'
import { fillWithVersion02 } from '../../testing/fixtures/version-0.2.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import { connect, sqliteFile } from './open.ts'
import type { Db } from './schema.ts'
import { listMigrations, listTables } from './table-copy.ts'

const { databaseUrl } = inject('seeded')
const platformOnly = '1.0.0-01-platform'
const version02 = '0.2'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-killed-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.runIf(!databaseUrl).each(['', platformOnly, version02])(
  'a process killed after any statement of the migration from "%s" leaves no partial schema, and the next start completes it',
  async (from) => {
    const { statements, snapshots } = await snapshotMigration(await mkdtemp(join(folder, 'killed-')), from)
    expect(statements).toBeGreaterThan(20)
    const before = await mkdtemp(join(folder, 'before-'))
    await prepare(before, from)
    const tablesBefore = await tablesIn(before)
    const expected = await schemaOf(await openDatabase({ dataDir: before }))
    for (const dataDir of snapshots) {
      expect([tablesBefore, expected.tables]).toContainEqual(await tablesIn(dataDir))
      expect(await schemaOf(await openDatabase({ dataDir }))).toEqual(expected)
    }
  },
)

test.runIf(databaseUrl).each(['', version02])(
  'a connection lost during the migration from "%s" leaves no partial schema, and the next start completes it',
  async (from) => {
    const whole = await emptyDatabase()
    const url = await emptyDatabase()
    if (from) for (const databaseUrl of [whole, url]) await fillWithVersion02({ dataDir: '', databaseUrl })
    const left = connect({ dataDir: '', databaseUrl: url })
    const before = await listTables(left)
    const expected = await schemaOf(await openDatabase({ dataDir: '', databaseUrl: whole }))
    // At every statement while Kysely creates its own tables; then at every ninth.
    let at = 1
    for (; await losesConnectionAt(at, url); at += at < 12 ? 1 : 9)
      expect([before, expected.tables]).toContainEqual(await listTables(left))
    await left.destroy()
    expect(at).toBeGreaterThan(from ? 25 : 50)
    expect(await schemaOf(await openDatabase({ dataDir: '', databaseUrl: url }))).toEqual(expected)
  },
)

/** Migrates and copies the database files after each statement, as a killed process would leave them, without duplicates. */
async function snapshotMigration(dataDir: string, from: string) {
  const snapshots = new Set<string>()
  let statements = 0
  const file = join(dataDir, sqliteFile)
  await prepare(dataDir, from)
  const db: Db = new Kysely({ dialect: nodeSqliteDialect(file), log: () => takeSnapshot() })
  const takeSnapshot = () => {
    statements += 1
    const files = ['', '-wal']
      .filter((end) => existsSync(file + end))
      .map((end) => [end, readFileSync(file + end)] as const)
    const hash = createHash('sha256')
    for (const [, bytes] of files) hash.update(bytes)
    const snapshot = join(dataDir, hash.digest('hex'))
    if (snapshots.has(snapshot)) return
    mkdirSync(snapshot, { recursive: true })
    for (const [end, bytes] of files) writeFileSync(join(snapshot, sqliteFile + end), bytes)
    snapshots.add(snapshot)
  }
  await migrateDatabase(db)
  await db.destroy()
  return { statements, snapshots: [...snapshots] }
}

/** A database of version 0.2 or with the migrations up to this one; nothing for an empty name. */
async function prepare(dataDir: string, from: string) {
  if (from === version02) return fillWithVersion02({ dataDir })
  const db = connect({ dataDir })
  if (from) await migrateDatabase(db, from)
  await db.destroy()
}

async function tablesIn(dataDir: string) {
  const db = connect({ dataDir })
  return listTables(db).finally(() => db.destroy())
}

/** Migrates with a connection that breaks at a statement; false when there are fewer statements. */
async function losesConnectionAt(statement: number, url: string) {
  let count = 0
  class BreakingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads
    override query(...args: any[]): any {
      count += 1
      if (count === statement) this.connection.stream.destroy()
      return Reflect.apply(super.query, this, args)
    }
  }
  const pool = new pg.Pool({ connectionString: url, max: 1, Client: BreakingClient as unknown as typeof pg.Client })
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const failed = await migrateDatabase(db).then(
    () => false,
    () => true,
  )
  await db.destroy()
  return failed
}

let databases = 0

async function emptyDatabase() {
  const server = new pg.Client(databaseUrl?.replace(/\/seeded$/, '/postgres'))
  databases += 1
  await server.connect()
  await server.query(`create database migration_${databases}`)
  await server.end()
  return databaseUrl?.replace(/\/seeded$/, `/migration_${databases}`) ?? ''
}

/** Tables, columns, indexes and applied migrations. */
async function schemaOf(db: Db) {
  const query = databaseUrl
    ? sql`select table_name as name, column_name || ' ' || data_type || ' ' || is_nullable as definition
        from information_schema.columns where table_schema = 'public'
        union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`
    : sql`select name, sql as definition from sqlite_master order by 1, 2`
  const { rows } = await query.execute(db)
  const schema = { tables: await listTables(db), migrations: await listMigrations(db), rows }
  await db.destroy()
  return schema
}
