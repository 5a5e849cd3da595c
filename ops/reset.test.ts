import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../server/db/open.ts'
import { folderStorage } from '../server/media/folder-storage.ts'
import { findSetupState } from '../server/setup/setup.ts'
import { openTestApp } from '../server/testing/open-test-app.ts'
import { resetCommand } from './reset.ts'
import { restoreCommand } from './restore.ts'
import { callCommand } from './testing/call-command.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let folder: string
let dataDir: string
beforeEach(async () => {
  opened = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'house-reset-'))
  dataDir = opened.env.DATA_DIR ?? ''
  await folderStorage(join(dataDir, 'media')).write('aaaaaaaaaaaa/door.jpg', Buffer.from('a picture'))
})
afterEach(async () => {
  await opened.close()
  await rm(folder, { recursive: true })
})

function reset(...args: string[]) {
  return callCommand(resetCommand, args, { ...opened.env, BACKUP_DIR: folder })
}

async function read(env: { DATA_DIR: string }) {
  const db = await openDatabase({ dataDir: env.DATA_DIR })
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
  expect(await read({ DATA_DIR: dataDir })).toEqual({ products: 0, state: 'pending' })
  expect(await folderStorage(join(dataDir, 'media')).list('')).toEqual([])
  const backup = /The previous data is in (.*)\./.exec(out)?.[1] ?? ''
  const restored = { DATA_DIR: join(folder, 'restored') }
  await callCommand(restoreCommand, [backup, '--yes'], restored)
  expect(await read(restored)).toMatchObject({ products: expect.any(Number), state: 'open' })
})
