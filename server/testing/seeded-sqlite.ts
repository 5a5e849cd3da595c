import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedDatabase } from './seed-database.ts'

let seeding: Promise<string> | undefined

/** One seeded SQLite database for all projects of a run, which each test copies. */
export default async function seed(project: TestProject) {
  seeding ??= createSeeded()
  const dataDir = await seeding
  project.provide('seeded', { dataDir })
  return () => rm(dataDir, { recursive: true, force: true })
}

async function createSeeded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'house-sqlite-'))
  await seedDatabase({ dataDir })
  return dataDir
}
