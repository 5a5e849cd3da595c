import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asVisitor } from '../../testing/as-visitor.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { sqliteFile } from './open.ts'

let { api, db, env, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ api, db, env, close } = await openTestApp())
})
afterAll(() => close())

const holder = `
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(process.argv[1])
  database.exec('begin immediate')
  process.stdout.write('held')
  process.stdin.once('data', () => { database.exec('rollback'); process.exit() })`

test.skipIf(inject('seeded').databaseUrl)(
  'while another process locks the database, reads succeed, and an enquiry waits until it can be stored',
  async () => {
    const other = spawn(process.execPath, ['-e', holder, join('DATA_DIR' in env ? env.DATA_DIR : '', sqliteFile)])
    await once(other.stdout, 'data')
    let isStored = false
    const enquiry = asVisitor(api, db, () => new Date())
      .contactUs({ customer_name: 'Asha', phone_number: '9812345678' })
      .then((reply) => {
        isStored = true
        return reply
      })
    for (let reads = 0; reads < 20; reads += 1) expect((await api.category()).success).toBe('1')
    expect(isStored).toBe(false)
    other.stdin.write('let go')
    expect((await enquiry).success).toBe('1')
  },
)

test('concurrent transactions in one process are isolated, and reads do not wait for them', async () => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const first = db.transaction().execute(async (trx) => {
    await trx.updateTable('blog').set({ title: 'Half-done' }).where('id', '=', 1).execute()
    await held
    await trx.updateTable('blog').set({ title: 'First' }).where('id', '=', 1).execute()
  })
  const titleNow = () => db.selectFrom('blog').select('title').where('id', '=', 1).executeTakeFirstOrThrow()
  const second = db.transaction().execute(async (trx) => {
    await trx.updateTable('blog').set({ title: 'Second' }).where('id', '=', 1).execute()
  })
  expect((await titleNow()).title).not.toBe('Half-done')
  goOn()
  await Promise.all([first, second])
  expect((await titleNow()).title).toBe('Second')
})
