import type { Design } from '@house/contract/plans/design'
import { presets } from '@house/fenestration/plan/presets'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { createPlanCode, parsePlanCode } from './code.ts'
import { deleteOldPlans } from './expired.ts'

let now = new Date()
let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  now = new Date()
  ;({ app, db, close } = await openTestApp({ clock: () => now }))
})
afterEach(() => close())

const [preset] = presets
if (!preset) throw new Error('There are no presets')
const window: Design = { ...preset.design, room: 'Bedroom', name: 'W1' }
const plan = { name: 'Flat in Jaipur', items: [window] }

async function call(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, reply: await response.json(), headers: response.headers }
}

async function details(code: string) {
  const form = new FormData()
  form.set('code', code)
  const response = await app.request('/api/plan-details', { method: 'POST', body: form })
  return { status: response.status, reply: await response.json() }
}

test('a saved plan is found by its code, however it is typed', async () => {
  const { reply } = await call('/api/plan', { plan })
  const { code, edit_key, url } = reply.data
  expect(code).toMatch(/^JH-[0-9A-Z]{4}-[0-9A-Z]{2}$/)
  expect(url).toBe(`/plan/${code}`)
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `]) {
    const found = await details(typed)
    expect(found.reply.data).toMatchObject({ code, plan, changes: [] })
    expect(JSON.stringify(found.reply)).not.toContain(edit_key)
  }
})

test('a new version needs the edit key, and the old ones are kept with their dates', async () => {
  const { code, edit_key } = (await call('/api/plan', { plan })).reply.data
  now = new Date(now.getTime() + 3_600_000)
  const renamed = { ...plan, name: 'Villa' }
  const wrong = await call('/api/plan', { plan: renamed, code, edit_key: 'x'.repeat(22) })
  expect(wrong.status).toBe(403)
  expect((await call('/api/plan', { plan: renamed, code, edit_key: '' })).status).toBe(403)
  expect((await call('/api/plan', { plan: renamed, code, edit_key })).reply.data.code).toBe(code)
  const { data } = (await details(code)).reply
  expect(data.plan.name).toBe('Villa')
  expect(data.versions).toEqual([now.toISOString(), expect.any(String)])
})

test('the edit key is not stored', async () => {
  const { edit_key } = (await call('/api/plan', { plan })).reply.data
  const rows = await db.selectFrom('plan').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(edit_key)
})

test('an unknown or mistyped code is success 6', async () => {
  for (const code of ['JH-0000-00', createPlanCode('JH'), 'nonsense', "JH-' OR 1=1"])
    expect((await details(code)).reply.success).toBe('6')
})

test.each<[string, unknown, string]>([
  ['no plan', {}, 'plan is missing'],
  ['no openings', { plan: { name: 'x', items: [] } }, 'The plan has no openings'],
  ['a huge opening', { plan: { ...plan, items: [{ ...window, width: 1e9 }] } }, 'Opening 1: The width must be from'],
  [
    'an unknown system',
    { plan: { ...plan, items: [{ ...window, system: 'gold' }] } },
    'We do not have the system “gold”',
  ],
  [
    'sixty-one openings',
    { plan: { ...plan, items: Array(61).fill(window) } },
    'A plan has at most 60 openings, not 61',
  ],
])('%s is refused with a sentence', async (_, body, message) => {
  const { status, reply } = await call('/api/plan', body)
  expect(status).toBe(422)
  expect(reply.message).toContain(message)
})

test('five megabytes are refused with a sentence', async () => {
  const { status, reply } = await call('/api/plan', { plan: { ...plan, name: 'x'.repeat(5_000_000) } })
  expect(status).toBe(413)
  expect(reply.message).toBe('The request is too large.')
})

test('figures of designs: one that cannot be read says why, and the others survive', async () => {
  const { reply } = await call('/api/plan-figures', { designs: [window, { ...window, height: -5 }, null] })
  const [good, bad, none] = reply.data
  expect(good).toMatchObject({
    uw: expect.any(Number),
    sound: 33,
    description: expect.stringContaining('Double casement'),
  })
  expect(bad.error).toBe('The height must be from 300 to 6,000 mm, not -5')
  expect(none.error).toBe('An opening is missing')
})

test('saving is limited like enquiries', async () => {
  await close()
  ;({ app, db, close } = await openTestApp({ clock: () => now, enquiries: { limitPerMinute: 3, channels: [] } }))
  const statuses = []
  for (let count = 0; count < 4; count += 1) statuses.push((await call('/api/plan', { plan })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  now = new Date(now.getTime() + 61_000)
  expect((await call('/api/plan', { plan })).status).toBe(200)
})

test('a plan that nobody sent is deleted after 180 days; a sent one stays until its enquiry is erased', async () => {
  const unsent = (await call('/api/plan', { plan })).reply.data.code
  const sent = (await call('/api/plan', { plan })).reply.data.code
  await call('/api/contact-us', { customer_name: 'Asha', phone_number: '9812345678', plan_code: sent.toLowerCase() })
  const lead = await db.selectFrom('enquiry').select('plan_code').orderBy('id', 'desc').executeTakeFirst()
  expect(lead?.plan_code).toBe(sent)
  await deleteOldPlans(db, new Date(now.getTime() + 179 * 86_400_000))
  expect((await details(unsent)).reply.success).toBe('1')
  await deleteOldPlans(db, new Date(now.getTime() + 181 * 86_400_000))
  expect((await details(unsent)).reply.success).toBe('6')
  expect((await details(sent)).reply.success).toBe('1')
})

test('every code passes its own check, and a wrong character is noticed', () => {
  let noticed = 0
  for (let count = 0; count < 500; count += 1) {
    const code = createPlanCode('JH')
    expect(parsePlanCode(code)).toBe(code)
    const wrong = code.replace(/-(.)/, (_, letter) => `-${letter === 'A' ? 'B' : 'A'}`)
    if (parsePlanCode(wrong) === null) noticed += 1
  }
  expect(noticed).toBeGreaterThan(490)
})

test('after thirty wrong codes in ten minutes a client has to wait; others do not', async () => {
  const { code } = (await call('/api/plan', { plan })).reply.data
  const from = async (clientIp: string, typed: string) => {
    const form = new FormData()
    form.set('code', typed)
    const response = await app.request('/api/plan-details', { method: 'POST', body: form }, { clientIp })
    return { status: response.status, retryAfter: response.headers.get('retry-after'), reply: await response.json() }
  }
  for (let count = 0; count < 30; count += 1) expect((await from('203.0.113.7', createPlanCode('JH'))).status).toBe(200)
  const refused = await from('203.0.113.7', code)
  expect(refused).toMatchObject({ status: 429, retryAfter: '600' })
  expect(refused.reply.message).toBe('Those were many wrong codes. Please try again in 10 minutes.')
  expect((await from('203.0.113.8', code)).status).toBe(200)
  now = new Date(now.getTime() + 601_000)
  expect((await from('203.0.113.7', code)).status).toBe(200)
})

test('wrong edit keys count as wrong codes', async () => {
  const { code } = (await call('/api/plan', { plan })).reply.data
  for (let count = 0; count < 30; count += 1) await call('/api/plan', { plan, code, edit_key: `key ${count}` })
  expect((await call('/api/plan', { plan, code, edit_key: 'one more' })).status).toBe(429)
})
