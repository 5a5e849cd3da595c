import { randomUUID } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEmbeddedPostgres } from './embedded-postgres.ts'
import { freePort } from './free-port.ts'

/** Nothing survives a crash, and nothing runs in the background of databases that live for a second. */
const fastSettings = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  ...['autovacuum=off', 'io_method=sync', 'shared_buffers=32MB'],
]

/** A temporary PostgreSQL server on a free port. Tests switch off durability for speed. */
export async function startPostgres({ isDurable = true } = {}) {
  const { Postgres, cleanUp } = await loadEmbeddedPostgres()
  const databaseDir = join(isDurable ? tmpdir() : fastTemporaryFolder(), `house-pg-${randomUUID()}`)
  const port = await freePort()
  const server = new Postgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    postgresFlags: isDurable ? [] : fastSettings.flatMap((setting) => ['-c', setting]),
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    async createDatabase(name: string) {
      await server.createDatabase(name)
      return `postgres://postgres:postgres@localhost:${port}/${name}`
    },
    async stop() {
      await server.stop()
      cleanUp()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

const inMemory = '/dev/shm'
const spaceNeeded = 2 * 1024 ** 3

/** Tests copy a database of several hundred files each, which is about five times as fast in memory. */
function fastTemporaryFolder() {
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > spaceNeeded ? inMemory : tmpdir()
}
