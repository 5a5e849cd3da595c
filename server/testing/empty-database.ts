import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** The location of an empty database; PostgreSQL only in the project that starts it. */
export async function emptyPlace(kind: 'sqlite' | 'postgres') {
  const dataDir = await mkdtemp(join(tmpdir(), 'house-empty-'))
  const forget = () => rm(dataDir, { recursive: true })
  if (kind === 'sqlite') return { place: { dataDir }, forget }
  const { databaseUrl = '' } = inject('seeded')
  const name = `empty_${process.pid}_${Math.random().toString(36).slice(2)}`
  const server = new pg.Client(databaseUrl.replace(/\/seeded$/, '/postgres'))
  await server.connect()
  await server.query(`create database ${name}`)
  await server.end()
  return { place: { dataDir, databaseUrl: databaseUrl.replace(/\/seeded$/, `/${name}`) }, forget }
}
