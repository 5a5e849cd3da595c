import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@house/contract/client'
import pg from 'pg'
import { inject } from 'vitest'
import { type AppOptions, createApp } from '../app.ts'
import { openDatabase } from '../db/open.ts'
import { createLog } from '../log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    seeded: { dataDir: string; databaseUrl?: string }
  }
}

/** The real app on a fresh copy of the seeded database, of the kind this run is for; `place` is where another process finds it. */
export async function openTestApp(options: Partial<AppOptions> = {}) {
  const { db, place, close } = await openSeededCopy()
  const app = createApp({
    db,
    mediaFolder: join(inject('seeded').dataDir, 'media'),
    clock: () => new Date(),
    log: createLog('silent'),
    corsOrigins: [],
    enquiries: { limitPerMinute: 0, channels: ['mail-to-staff'] },
    trustedProxies: 0,
    ...options,
  })
  const api = createClient((path, init) => app.request(path, init))
  return { app, db, api, place, close }
}

async function openSeededCopy() {
  const { dataDir, databaseUrl } = inject('seeded')
  return databaseUrl ? copyPostgres(databaseUrl) : copySqlite(dataDir)
}

async function copySqlite(dataDir: string) {
  const copy = await mkdtemp(join(tmpdir(), 'house-test-'))
  await copyFile(join(dataDir, 'site.db'), join(copy, 'site.db'))
  const db = await openDatabase({ dataDir: copy })
  const close = async () => {
    await db.destroy()
    await rm(copy, { recursive: true })
  }
  return { db, place: { DATA_DIR: copy }, close }
}

async function copyPostgres(databaseUrl: string) {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  const server = new pg.Client(databaseUrl.replace(/\/seeded$/, '/postgres'))
  await server.connect()
  // Copies wait for each other: PostgreSQL lets one session at a time read a template.
  await server.query('select pg_advisory_lock(1)')
  await server.query(`create database ${name} template seeded`)
  await server.end()
  const url = databaseUrl.replace(/\/seeded$/, `/${name}`)
  const db = await openDatabase({ dataDir: '', databaseUrl: url })
  return { db, place: { DATABASE_URL: url }, close: () => db.destroy() }
}
