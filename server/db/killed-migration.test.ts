import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import { connect, openDatabase, sqliteFile } from './open.ts'
import type { Db } from './schema.ts'
import { listMigrations, listTables } from './table-copy.ts'

const { databaseUrl } = inject('seeded')
const oldest = '0001-foundation'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-killed-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.runIf(!databaseUrl).each(['', oldest])(
  'a process killed after any statement of the migration from "%s" leaves no partial schema, and the next start completes it',
  async (from) => {
    const { statements, images } = await filmMigration(await mkdtemp(join(folder, 'killed-')), from)
    expect(statements).toBeGreaterThan(20)
    const wanted = await shapeOf(await openDatabase({ dataDir: join(folder, 'whole') }))
    const before = from ? await tablesOf(from) : []
    for (const dataDir of images) {
      const left = connect({ dataDir })
      const tables = await listTables(left)
      await left.destroy()
      expect([before, wanted.tables]).toContainEqual(tables)
      expect(await shapeOf(await openDatabase({ dataDir }))).toEqual(wanted)
    }
  },
)

test.runIf(databaseUrl)(
  'a connection lost during a migration leaves no partial schema, and the next start completes it',
  async () => {
    const wanted = await shapeOf(await openDatabase({ dataDir: '', databaseUrl: await emptyDatabase('whole') }))
    const url = await emptyDatabase('killed')
    const left = connect({ dataDir: '', databaseUrl: url })
    // One by one while Kysely makes its own tables; inside the transaction that follows, every ninth.
    let at = 1
    for (; await isLostAt(at, url); at += at < 12 ? 1 : 9) expect(await listTables(left)).toEqual([])
    await left.destroy()
    expect(at).toBeGreaterThan(50)
    expect(await shapeOf(await openDatabase({ dataDir: '', databaseUrl: url }))).toEqual(wanted)
  },
)

/** Migrates, and keeps what a process killed after each statement would leave on the disk, the same only once. */
async function filmMigration(dataDir: string, from: string) {
  const images = new Set<string>()
  let statements = 0
  const file = join(dataDir, sqliteFile)
  const db: Db = new Kysely({ dialect: nodeSqliteDialect(file), log: () => keepImage() })
  const keepImage = () => {
    statements += 1
    const files = ['', '-wal']
      .filter((end) => existsSync(file + end))
      .map((end) => [end, readFileSync(file + end)] as const)
    const hash = createHash('sha256')
    for (const [, bytes] of files) hash.update(bytes)
    const image = join(dataDir, hash.digest('hex'))
    if (images.has(image)) return
    mkdirSync(image, { recursive: true })
    for (const [end, bytes] of files) writeFileSync(join(image, sqliteFile + end), bytes)
    images.add(image)
  }
  if (from) await migrate(db, from)
  images.clear()
  statements = 0
  await migrate(db)
  await db.destroy()
  return { statements, images: [...images] }
}

async function tablesOf(migration: string) {
  const db = connect({ dataDir: await mkdtemp(join(folder, 'level-')) })
  await migrate(db, migration)
  return listTables(db).finally(() => db.destroy())
}

/** Migrates with a socket that breaks at the given statement; false when there are not so many. */
async function isLostAt(statement: number, url: string) {
  let count = 0
  class BreakingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen ways to ask
    override query(...args: any[]): any {
      count += 1
      if (count === statement) this.connection.stream.destroy()
      return Reflect.apply(super.query, this, args)
    }
  }
  const pool = new pg.Pool({ connectionString: url, max: 1, Client: BreakingClient as unknown as typeof pg.Client })
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const isLost = await migrate(db).then(
    () => false,
    () => true,
  )
  await db.destroy()
  return isLost
}

async function emptyDatabase(name: string) {
  const server = new pg.Client(databaseUrl?.replace(/\/seeded$/, '/postgres'))
  await server.connect()
  await server.query(`create database migration_${name}`)
  await server.end()
  return databaseUrl?.replace(/\/seeded$/, `/migration_${name}`) ?? ''
}

/** Tables, columns, indexes, and which migrations are done. */
async function shapeOf(db: Db) {
  const query = databaseUrl
    ? sql`select table_name as name, column_name || ' ' || data_type || ' ' || is_nullable as definition
        from information_schema.columns where table_schema = 'public'
        union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`
    : sql`select name, sql as definition from sqlite_master order by 1, 2`
  const { rows } = await query.execute(db)
  const shape = { tables: await listTables(db), migrations: await listMigrations(db), rows }
  await db.destroy()
  return shape
}
