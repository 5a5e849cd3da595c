import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { purges } from '../../features.ts'
import { callAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startScheduler } from '../jobs/scheduler.ts'
import { createLog } from '../process/log.ts'
import { dataRetentionJob } from './data-retention-job.ts'

const minuteMs = 60_000
let now = new Date()
let opened = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  now = new Date()
  opened = await openTestApp({ clock: () => now, trustedProxies: 1 })
})
afterEach(async () => {
  await opened.close()
})

type Opened = Pick<typeof opened, 'app' | 'db'>

/** Sends an enquiry and a failed sign-in attempt. */
async function sendFrom(address: string, { app }: Opened = opened) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const body = JSON.stringify({ customer_name: 'Asha', phone_number: '9812345678' })
  await app.request('/api/contact-us', { method: 'POST', headers, body })
  await callAs(app)('POST', '/session', { email: 'nobody@jharokha.example', password: 'x' }, headers)
}

async function storedHashes({ db }: Opened = opened) {
  const leads = await db.selectFrom('enquiry').select('client').where('client', '!=', '').execute()
  const attempts = await db.selectFrom('sign_in_attempt').select('client').execute()
  return { leads: leads.map(({ client }) => client), attempts: attempts.map(({ client }) => client) }
}

function job(log = createLog('silent')) {
  return dataRetentionJob({ db: opened.db, clock: () => now, log, purges })
}

function start() {
  return startScheduler([job()], createLog('silent'))
}

function later(minutes: number) {
  now = new Date(now.getTime() + minutes * minuteMs)
}

const oneHash = [expect.any(String)]

test('client IPs of enquiries and sign-in attempts are purged after their window', async () => {
  const { run } = job()
  await sendFrom('203.0.113.77')
  later(10)
  await run()
  expect(await storedHashes()).toEqual({ leads: oneHash, attempts: oneHash })
  later(10)
  await run()
  expect(await storedHashes()).toEqual({ leads: oneHash, attempts: [] })
  later(50)
  await run()
  expect(await storedHashes()).toEqual({ leads: [], attempts: [] })
})

test('what expired while the server was down is purged when it starts', async () => {
  await sendFrom('203.0.113.77')
  later(61)
  const { stop } = start()
  await expect.poll(() => storedHashes()).toEqual({ leads: [], attempts: [] })
  stop()
})

test.each([['203.0.113.77'], ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2']])(
  'the stored hash of %s cannot be computed without the site secret',
  async (...spellings) => {
    const other = await openTestApp({ clock: () => now, trustedProxies: 1 })
    await other.db.updateTable('secret').set({ value: 'another' }).where('name', '=', 'client').execute()
    for (const site of [opened, other]) await sendFrom(spellings[0] ?? '', site)
    const [here, there] = [await storedHashes(), await storedHashes(other)].map(({ leads, attempts }) => [
      ...leads,
      ...attempts,
    ])
    expect(here).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)])
    for (const hash of here ?? []) {
      expect(there).not.toContain(hash)
      for (const plain of spellings.flatMap(plainHashes)) expect(plain).not.toContain(hash)
    }
    await other.close()
  },
)

function plainHashes(text: string) {
  const encodings = ['hex', 'base64', 'base64url'] as const
  return ['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) =>
    encodings.map((encoding) => createHash(algorithm).update(text).digest(encoding)),
  )
}
