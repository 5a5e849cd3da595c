import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fill } from './seed-database.ts'

/** One seeded database, from which each test file takes its own copy. */
export default async function seed(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'house-sqlite-'))
  await fill({ dataDir })
  project.provide('seeded', { dataDir })
  return () => rm(dataDir, { recursive: true })
}
