import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@house/contract/client'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type AppOptions, createApp } from '../app.ts'
import { openDatabase } from '../database.ts'
import { beginSetupIfEmpty, renewSetupCode } from '../features/setup/setup.ts'
import { watchContentVersion } from '../platform/cache/content-version.ts'
import { connect } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
import { folderStorage } from '../platform/media/storage/folder-storage.ts'
import { createLog } from '../platform/process/log.ts'
import { cheapHashing } from './cheap-hashing.ts'
import { createEmptyDatabase } from './empty-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    seeded: { dataDir: string; databaseUrl?: string }
  }
}

/** The real app on a fresh copy of the seeded database, SQLite or PostgreSQL; with `env` another process can open it. */
export async function openTestApp(options: Partial<AppOptions> = {}) {
  const { db, env, close } = await openSeededCopy()
  return { ...openOn(db, options), env, close }
}

/** The app on an empty database that waits for the wizard with this code. */
export async function openNewSite(options: Partial<AppOptions> = {}) {
  const { target, remove } = await createEmptyDatabase(inject('seeded').databaseUrl ? 'postgres' : 'sqlite')
  const db = await openDatabase(target)
  await beginSetupIfEmpty(db)
  const code = await renewSetupCode(db)
  const close = async () => {
    await db.destroy()
    await remove()
  }
  return { ...openOn(db, { media: folderStorage(join(target.dataDir, 'media')), ...options }), code, close }
}

/** Like the running server, which watches the content version; `openInstance` starts another instance on the same database. */
export async function openWatchingApp(options: Partial<AppOptions> = {}) {
  const { env, close, db } = await openSeededCopy()
  const first = await watching(db, env, options)
  const instances = [first]
  const openInstance = async () => {
    const own = await openDatabase({ dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL })
    const instance = await watching(own, env, options)
    instances.push(instance)
    return instance
  }
  const closeAll = async () => {
    for (const { content } of instances) await content.close()
    for (const instance of instances.slice(1)) await instance.db.destroy()
    await close()
  }
  return { ...first, env, openInstance, close: closeAll }
}

async function watching(db: Db, env: DatabaseEnv, options: Partial<AppOptions>) {
  const content = await watchContentVersion(db, env.DATABASE_URL)
  return { ...openOn(db, { ...options, content }), content }
}

function openOn(db: Db, options: Partial<AppOptions>) {
  const { app, listener } = createApp({
    db,
    media: folderStorage(join(inject('seeded').dataDir, 'media')),
    clock: () => new Date(),
    log: createLog('silent'),
    corsOrigins: [],
    enquiries: { limitPerMinute: 0, channels: ['mail-to-staff'] },
    trustedProxies: 0,
    passwordHashing: cheapHashing,
    ...options,
  })
  const api = createClient((path, init) => app.request(path, init))
  return { app, listener, db, api }
}

type DatabaseEnv = { DATA_DIR?: string; DATABASE_URL?: string }
type SeededCopy = { db: Db; env: DatabaseEnv; close: () => Promise<void> }

async function openSeededCopy(): Promise<SeededCopy> {
  const { dataDir, databaseUrl } = inject('seeded')
  const copy = databaseUrl ? await copyPostgres(databaseUrl) : await copySqlite(dataDir)
  // Kysely connects with the first query; a test that closes the database expects it to have been open.
  await sql`select 1`.execute(copy.db)
  return copy
}

async function copySqlite(dataDir: string) {
  const copy = await mkdtemp(join(tmpdir(), 'house-test-'))
  await copyFile(join(dataDir, 'site.db'), join(copy, 'site.db'))
  const db = connect({ dataDir: copy })
  const close = async () => {
    await db.destroy()
    await rm(copy, { recursive: true })
  }
  return { db, env: { DATA_DIR: copy }, close }
}

/** One for all tests of a worker. */
let server: Promise<pg.Client> | undefined

async function connectToServer(databaseUrl: string) {
  const client = new pg.Client(databaseUrl.replace(/\/seeded$/, '/postgres'))
  await client.connect()
  // The server may stop before the worker ends.
  client.on('error', () => {})
  return client
}

async function copyPostgres(databaseUrl: string) {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  server ??= connectToServer(databaseUrl)
  const admin = await server
  // Copies wait for each other: PostgreSQL lets one session at a time read a template.
  await admin.query('select pg_advisory_lock(1)')
  await admin.query(`create database ${name} template seeded strategy file_copy`)
  await admin.query('select pg_advisory_unlock(1)')
  const url = databaseUrl.replace(/\/seeded$/, `/${name}`)
  const db = connect({ dataDir: '', databaseUrl: url })
  const close = async () => {
    await db.destroy()
    await admin.query(`drop database ${name} with (force)`)
  }
  return { db, env: { DATABASE_URL: url }, close }
}
