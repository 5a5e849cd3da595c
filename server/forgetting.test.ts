import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startForgetting } from './forgetting.ts'
import { createLog } from './log.ts'
import { callAs } from './testing/as-staff.ts'
import { openTestApp } from './testing/open-test-app.ts'

const minuteMs = 60_000
let now = new Date()
let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  now = new Date()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  ;({ api, app, db, close } = await openTestApp({ clock: () => now }))
})
afterEach(async () => {
  vi.useRealTimers()
  await close()
})

async function comeFromAnAddress() {
  await api.contactUs({ customer_name: 'Asha', phone_number: '9812345678' })
  await callAs(app)('POST', '/session', { email: 'nobody@jharokha.example', password: 'not the password' })
}

async function kept() {
  const leads = await db.selectFrom('enquiry').select('client').where('client', '!=', '').execute()
  const attempts = await db.selectFrom('sign_in_attempt').select('client').execute()
  return { leads: leads.length, attempts: attempts.length }
}

function later(minutes: number) {
  now = new Date(now.getTime() + minutes * minuteMs)
  vi.advanceTimersByTime(minutes * minuteMs)
}

test('a running site forgets the addresses of enquiries and attempts to sign in, though nobody comes again', async () => {
  const forgetting = startForgetting({ db, clock: () => now, log: createLog('silent') })
  await comeFromAnAddress()
  expect(await kept()).toEqual({ leads: 1, attempts: 1 })
  later(20)
  await expect.poll(kept).toEqual({ leads: 1, attempts: 0 })
  later(50)
  await expect.poll(kept).toEqual({ leads: 0, attempts: 0 })
  forgetting.stop()
})

test('a site that was away forgets them when it starts', async () => {
  await comeFromAnAddress()
  later(61)
  const { stop } = startForgetting({ db, clock: () => now, log: createLog('silent') })
  await expect.poll(kept).toEqual({ leads: 0, attempts: 0 })
  stop()
})
