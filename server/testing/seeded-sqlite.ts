import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/open.ts'
import { seedIfEmpty } from '../domain/seed.ts'

/** One seeded database, from which each test file takes its own copy. */
export default async function seed(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'house-sqlite-'))
  const db = await openDatabase({ dataDir })
  await seedIfEmpty(db, join(dataDir, 'media'), new Date())
  await db.destroy()
  project.provide('seeded', { dataDir })
  return () => rm(dataDir, { recursive: true })
}
