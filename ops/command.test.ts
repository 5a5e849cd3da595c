import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openDatabase } from '../server/database.ts'
import { sqliteFile } from '../server/platform/db/open.ts'

test.each(['backup', 'restore', 'content', 'leads', 'reset'])('npm run %s -- --help prints its usage', async (name) => {
  const { stdout } = await promisify(execFile)(process.execPath, [`ops/${name}.ts`, '--help'])
  expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b`))
})

const isRoot = process.getuid?.() === 0

test.runIf(isRoot)('files that root writes with a command belong to the owner of DATA_DIR', async () => {
  const owner = 65_534
  const folder = await mkdtemp(join(tmpdir(), 'house-command-'))
  const dataDir = join(folder, 'data')
  await openDatabase({ dataDir }).then((db) => db.destroy())
  for (const path of [folder, dataDir, join(dataDir, sqliteFile)]) await chown(path, owner, owner)
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, BACKUP_DIR: join(folder, 'backups') }
  await promisify(execFile)(process.execPath, ['ops/backup.ts'], { env })
  for (const path of await readdir(folder, { recursive: true }))
    expect((await stat(join(folder, path))).uid, path).toBe(owner)
  expect(await readdir(join(folder, 'backups'))).toHaveLength(1)
  await rm(folder, { recursive: true })
})
