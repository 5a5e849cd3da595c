import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './processes/postgres-server.ts'
import { seedDatabase } from './seed-database.ts'

/** One seeded PostgreSQL database, the template for each test's own. */
export default async function seed(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'house-postgres-'))
  const postgres = await startPostgres({ isDurable: false })
  const databaseUrl = await postgres.createDatabase('seeded')
  await seedDatabase({ dataDir, databaseUrl })
  project.provide('seeded', { dataDir, databaseUrl })
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}
