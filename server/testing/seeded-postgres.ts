import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './peers/postgres-server.ts'
import { fill } from './seed-database.ts'

/** One seeded database on a real PostgreSQL, from which each test file takes its own copy. */
export default async function seed(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'house-postgres-'))
  const postgres = await startPostgres({ waitsForDisk: false })
  const databaseUrl = await postgres.createDatabase('seeded')
  await fill({ dataDir, databaseUrl })
  project.provide('seeded', { dataDir, databaseUrl })
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}
