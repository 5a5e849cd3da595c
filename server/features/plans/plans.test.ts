import type { Design } from '@house/contract/plans/design'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { erasers } from '../../features.ts'
import { planDetails, postJson, samplePlan, sampleWindow } from '../../testing/fixtures/plan-calls.ts'
import { tablesContaining } from '../../testing/fixtures/tables-containing.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { eraseLead } from '../leads/erase.ts'
import { createPlanCode } from './code.ts'
import { deleteOldPlans } from './retention.ts'

let now = new Date()
let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  now = new Date()
  ;({ app, db, close } = await openTestApp({ clock: () => now }))
})
afterEach(() => close())

const call = (path: string, body: unknown) => postJson(app, path, body)
const details = (code: string, version = '') => planDetails(app, code, version)

test('an unknown or mistyped code is success 6', async () => {
  for (const code of ['JH-0000-00', 'JH-0000-VP', createPlanCode('JH'), 'nonsense', "JH-' OR 1=1"])
    expect((await details(code)).reply.success).toBe('6')
})

test('a saved plan is found by its code, however it is typed', async () => {
  const { reply } = await call('/api/plan', { plan: samplePlan })
  const { code, edit_key, url } = reply.data
  expect(code).toMatch(/^JH(-[0-9A-Z]{4}){3}$/)
  expect(url).toBe(`/plan/${code}`)
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `]) {
    const found = await details(typed)
    expect(found.reply.data).toMatchObject({ code, plan: samplePlan, changes: [] })
    expect(JSON.stringify(found.reply)).not.toContain(edit_key)
  }
})

test('a new version needs the edit key, and an old one can still be read', async () => {
  const { code, edit_key } = (await call('/api/plan', { plan: samplePlan })).reply.data
  now = new Date(now.getTime() + 3_600_000)
  const renamed = { ...samplePlan, name: 'Villa' }
  const wrong = await call('/api/plan', { plan: renamed, code, edit_key: 'x'.repeat(22) })
  expect(wrong.status).toBe(403)
  expect((await call('/api/plan', { plan: renamed, code, edit_key: '' })).status).toBe(403)
  expect((await call('/api/plan', { plan: renamed, code, edit_key })).reply.data).toMatchObject({ code, version: 2 })
  const { data } = (await details(code)).reply
  expect(data).toMatchObject({ version: 2, newest_version: 2, saved_at: now.toISOString() })
  expect(data.plan.name).toBe('Villa')
  const first = (await details(code, '1')).reply.data
  expect(first).toMatchObject({ version: 1, newest_version: 2, plan: { name: 'Flat in Jaipur' } })
  expect((await details(code, '3')).reply.success).toBe('6')
  expect((await details(code, 'first')).status).toBe(422)
})

test('a device with an old version does not overwrite a newer one, and gets it instead', async () => {
  const { code, edit_key, version } = (await call('/api/plan', { plan: samplePlan })).reply.data
  const laptop = { ...samplePlan, name: 'Laptop' }
  expect((await call('/api/plan', { plan: laptop, code, edit_key, version })).reply.data.version).toBe(2)
  const phone = { plan: { ...samplePlan, name: 'Phone' }, code, edit_key, version }
  const { status, reply } = await call('/api/plan', phone)
  expect([status, reply.success]).toEqual([409, '0'])
  expect(reply.data).toEqual({ plan: laptop, version: 2 })
  expect((await details(code)).reply.data.plan.name).toBe('Laptop')
  expect((await call('/api/plan', { ...phone, version: 2 })).reply.data.version).toBe(3)
  // Without a version it is saved in any case.
  expect((await call('/api/plan', { ...phone, version: undefined })).reply.data.version).toBe(4)
  for (const wrong of [0, -1, 1.5, 'x'])
    expect((await call('/api/plan', { ...phone, version: wrong })).status).toBe(422)
})

test('of simultaneous saves that are based on the same version one wins', async () => {
  const { code, edit_key, version } = (await call('/api/plan', { plan: samplePlan })).reply.data
  const names = ['A', 'B', 'C', 'D', 'E']
  const saves = names.map((name) => call('/api/plan', { plan: { ...samplePlan, name }, code, edit_key, version }))
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409])
  const winner = names[statuses.indexOf(200)]
  expect((await details(code)).reply.data).toMatchObject({ version: 2, plan: { name: winner } })
})

test('twenty versions are kept, and those that came with an enquiry', async () => {
  const { code, edit_key } = (await call('/api/plan', { plan: samplePlan })).reply.data
  await call('/api/plan', { plan: samplePlan, code, edit_key })
  await call('/api/contact-us', { customer_name: 'Asha', phone_number: '9812345678', plan_code: code })
  for (let count = 0; count < 21; count += 1) {
    now = new Date(now.getTime() + 60_000)
    await call('/api/plan', { plan: samplePlan, code, edit_key })
  }
  const versions = await db.selectFrom('plan_version').select('version').orderBy('version').execute()
  expect(versions.map(({ version }) => version)).toEqual([2, ...Array.from({ length: 20 }, (_, index) => index + 4)])
})

test('the edit key is not stored', async () => {
  const { edit_key } = (await call('/api/plan', { plan: samplePlan })).reply.data
  const rows = await db.selectFrom('plan').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(edit_key)
})

test('a plan that nobody sent is deleted after 180 days; a sent one stays as long as its enquiry', async () => {
  const unsent = (await call('/api/plan', { plan: samplePlan })).reply.data.code
  const sent = (await call('/api/plan', { plan: samplePlan })).reply.data.code
  await call('/api/contact-us', { customer_name: 'Asha', phone_number: '9812345678', plan_code: sent.toLowerCase() })
  const lead = await db.selectFrom('enquiry').select('plan_code').orderBy('id', 'desc').executeTakeFirst()
  expect(lead?.plan_code).toBe(sent)
  await deleteOldPlans(db, new Date(now.getTime() + 179 * 86_400_000))
  expect((await details(unsent)).reply.success).toBe('1')
  await deleteOldPlans(db, new Date(now.getTime() + 181 * 86_400_000))
  expect((await details(unsent)).reply.success).toBe('6')
  expect((await details(sent)).reply.success).toBe('1')
})

test('erasing an enquiry removes the names from its plan, and never deletes a plan', async () => {
  const named = {
    name: 'Flat of Ravindra',
    items: [{ ...sampleWindow, room: 'Ravindra', name: 'Ravindra 1' }, sampleWindow],
  }
  const { code } = (await call('/api/plan', { plan: named })).reply.data
  const send = async () => {
    await call('/api/contact-us', { customer_name: 'Asha Rao', phone_number: '9812345678', plan_code: code })
    return db.selectFrom('enquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  }
  const enquiries = [await send(), await send()]
  for (const [index, { id }] of enquiries.entries()) {
    await eraseLead(db, erasers, id, { staffId: null, now })
    const { data } = (await details(code)).reply
    // As long as another enquiry refers to the plan, it is as it was.
    expect(data.plan.name).toBe(index === 0 ? named.name : 'My home')
  }
  const { plan: left } = (await details(code)).reply.data
  expect(left.items.map(({ name, room }: Design) => [name, room])).toEqual([
    ['W1', ''],
    ['W2', ''],
  ])
  expect(left.items[0]).toMatchObject({ width: sampleWindow.width, system: sampleWindow.system })
  expect(await tablesContaining(db, ['Ravindra'])).toEqual([])
  await deleteOldPlans(db, new Date(now.getTime() + 181 * 86_400_000))
  expect((await details(code)).reply.success).toBe('6')
  expect(await db.selectFrom('plan_version').select('version').execute()).toEqual([])
})

test('saving is limited like enquiries', async () => {
  await close()
  ;({ app, close } = await openTestApp({ clock: () => now, enquiries: { limitPerMinute: 3, channels: [] } }))
  const statuses = []
  for (let count = 0; count < 4; count += 1) statuses.push((await call('/api/plan', { plan: samplePlan })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  now = new Date(now.getTime() - 86_400_000)
  expect((await call('/api/plan', { plan: samplePlan })).status).toBe(200)
  now = new Date(now.getTime() + 86_400_000 + 61_000)
  expect((await call('/api/plan', { plan: samplePlan })).status).toBe(200)
})

test('saving is limited per hour too, so that nobody fills the disk', async () => {
  await close()
  ;({ app, close } = await openTestApp({ clock: () => now, enquiries: { limitPerMinute: 1, channels: [] } }))
  const statuses = []
  for (let count = 0; count < 7; count += 1) {
    now = new Date(now.getTime() + 61_000)
    statuses.push((await call('/api/plan', { plan: samplePlan })).status)
  }
  expect(statuses).toEqual([...Array(6).fill(200), 429])
  now = new Date(now.getTime() + 55 * 60_000)
  expect((await call('/api/plan', { plan: samplePlan })).status).toBe(200)
})
