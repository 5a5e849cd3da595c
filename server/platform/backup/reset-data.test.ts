import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetCommand } from '../../../ops/reset.ts'
import { restoreCommand } from '../../../ops/restore.ts'
import { callCommand } from '../../../ops/testing/call-command.ts'
import { openDatabase } from '../../database.ts'
import { findSetupState } from '../../features/setup/setup.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { folderStorage } from '../media/storage/folder-storage.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let folder: string
let dataDir: string
let env: { DATA_DIR: string; DATABASE_URL?: string; BACKUP_DIR: string }
beforeEach(async () => {
  opened = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'house-reset-'))
  dataDir = opened.env.DATA_DIR ?? join(folder, 'data')
  env = { ...opened.env, DATA_DIR: dataDir, BACKUP_DIR: folder }
  await folderStorage(join(dataDir, 'media')).write('aaaaaaaaaaaa/door.jpg', Buffer.from('a picture'))
})
afterEach(async () => {
  await opened.close()
  await rm(folder, { recursive: true })
})

function reset(...args: string[]) {
  return callCommand(resetCommand, args, env)
}

async function read({ DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string }) {
  const db = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
  const products = await db.selectFrom('product').select('id').execute()
  const state = await findSetupState(db)
  await db.destroy()
  return { products: products.length, state }
}

test('a reset names its target and needs a confirmation', async () => {
  const { code, err } = await reset('--empty')
  expect(code).toBe(1)
  expect(err).toContain(dataDir)
  expect(err).toMatch(/answer yes, or add --yes/)
})

test('a reset of a running site fails', async () => {
  const { code, err } = await reset('--empty', '--yes')
  expect({ code, err }).toEqual({ code: 1, err: 'Not reset: The database is in use. Stop the site first.\n' })
})

test('an empty reset backs up, deletes rows and pictures, and leaves a site that waits for its wizard', async () => {
  await opened.db.destroy()
  const { code, out } = await reset('--empty', '--yes')
  expect(code).toBe(0)
  expect(await read(env)).toEqual({ products: 0, state: 'pending' })
  expect(await folderStorage(join(dataDir, 'media')).list('')).toEqual([])
  const backup = /The previous data is in (.*)\./.exec(out)?.[1] ?? ''
  // SQLite, because it is faster.
  const restored = { DATA_DIR: join(folder, 'restored') }
  await callCommand(restoreCommand, [backup, '--yes'], restored)
  const { products, state } = await read(restored)
  expect(products).toBeGreaterThan(0)
  expect(state).toBe('open')
})
