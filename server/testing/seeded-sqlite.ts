import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedDatabase } from './seed-database.ts'

/** One seeded SQLite database, which each test copies. */
export default async function seed(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'house-sqlite-'))
  await seedDatabase({ dataDir })
  project.provide('seeded', { dataDir })
  return () => rm(dataDir, { recursive: true })
}
