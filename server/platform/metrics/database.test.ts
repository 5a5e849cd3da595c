import { deliveryKinds } from '@house/contract/staff/deliveries'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signInAs } from '../../testing/as-staff.ts'
import { asVisitor } from '../../testing/as-visitor.ts'
import { metricSamples } from '../../testing/metric-samples.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { requestReset } from '../auth/password-reset.ts'
import { backlog } from '../outbox/queue.ts'
import { createMetrics } from './metrics.ts'

const created = new Date('2026-11-15T10:00:00Z')
let now = created
let metrics = createMetrics()
let opened = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  now = created
  metrics = createMetrics()
  opened = await openTestApp({ metrics, clock: () => now })
  metrics.watchDatabase({ db: opened.db, clock: () => now, enabledKinds: [...deliveryKinds] })
})
afterEach(() => opened.close())

async function scrape() {
  return metricSamples(await metrics.scrape())
}

async function enquire(more: object = {}) {
  const visitor = asVisitor(opened.api, opened.db, () => now)
  return visitor.contactUs({ customer_name: 'Asha', phone_number: '9812345678', ...more })
}

test('waiting deliveries are counted with the age of the oldest, and dead ones', async () => {
  const outboxOf = (samples: Map<string, number>) => ({
    waiting: samples.get('outbox_waiting_deliveries{channel="mail-to-staff"}'),
    age: samples.get('outbox_oldest_delivery_age_seconds{channel="mail-to-staff"}'),
    dead: samples.get('outbox_dead_deliveries{channel="mail-to-staff"}'),
    up: samples.get('database_up'),
  })
  expect(outboxOf(await scrape())).toEqual({ waiting: 0, age: 0, dead: 0, up: 1 })
  await enquire()
  now = new Date(created.getTime() + 60_000)
  await enquire({ phone_number: '9812345679' })
  now = new Date(created.getTime() + 90_000)
  expect(outboxOf(await scrape())).toEqual({ waiting: 2, age: 90, dead: 0, up: 1 })
  await opened.db.updateTable('outbox').set({ state: 'dead' }).execute()
  expect(outboxOf(await scrape())).toEqual({ waiting: 0, age: 0, dead: 2, up: 1 })
  expect(await backlog(opened.db)).toMatchObject([{ kind: 'mail-to-staff', state: 'dead', deliveries: 2 }])
})

test('a password reset that waits for its mail has an age', async () => {
  const { email } = await signInAs(opened.app, opened.db, 'editor')
  await requestReset(opened.db, email, created)
  now = new Date(created.getTime() + 120_000)
  const samples = await scrape()
  expect(samples.get('outbox_waiting_deliveries{channel="password-reset"}')).toBe(1)
  expect(samples.get('outbox_oldest_delivery_age_seconds{channel="password-reset"}')).toBe(120)
})

test('deliveries of a channel that is off are counted, and never late', async () => {
  const withoutMail = createMetrics()
  withoutMail.watchDatabase({ db: opened.db, clock: () => now, enabledKinds: ['webhook'] })
  await enquire()
  now = new Date(created.getTime() + 90_000)
  const text = await withoutMail.scrape()
  expect(text).toContain('outbox_waiting_deliveries{channel="mail-to-staff"} 1')
  expect(text).toContain('outbox_oldest_delivery_age_seconds{channel="mail-to-staff"} 0')
})

test('without a database the scrape succeeds, and says so', async () => {
  await scrape()
  await opened.db.destroy()
  const samples = await scrape()
  expect(samples.get('database_up')).toBe(0)
  expect([...samples.keys()].filter((name) => name.startsWith('outbox_'))).toEqual([])
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0)
})
