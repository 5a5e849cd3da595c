import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** An empty database. PostgreSQL only in the project that starts it. */
export async function createEmptyDatabase(kind: 'sqlite' | 'postgres') {
  const dataDir = await mkdtemp(join(tmpdir(), 'house-empty-'))
  const remove = () => rm(dataDir, { recursive: true })
  if (kind === 'sqlite') return { target: { dataDir }, remove }
  const { databaseUrl = '' } = inject('seeded')
  const name = `empty_${process.pid}_${Math.random().toString(36).slice(2)}`
  const server = new pg.Client(databaseUrl.replace(/\/seeded$/, '/postgres'))
  await server.connect()
  await server.query(`create database ${name}`)
  await server.end()
  return { target: { dataDir, databaseUrl: databaseUrl.replace(/\/seeded$/, `/${name}`) }, remove }
}
