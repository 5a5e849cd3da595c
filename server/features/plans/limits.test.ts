import { planLimits, planTooLarge } from '@house/contract/plans/plan-limits'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postJson, samplePlan, sampleWindow } from '../../testing/fixtures/plan-calls.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPlanCode } from './code.ts'

let now = new Date()
let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  now = new Date()
  ;({ app, db, close } = await openTestApp({ clock: () => now }))
})
afterEach(() => close())

const call = (path: string, body: unknown) => postJson(app, path, body)

test.each<[string, unknown, string]>([
  ['no plan', {}, 'plan is missing'],
  ['no openings', { plan: { name: 'x', items: [] } }, 'The plan has no openings'],
  [
    'a huge opening',
    { plan: { ...samplePlan, items: [{ ...sampleWindow, width: 1e9 }] } },
    'Opening 1: The width must be from',
  ],
  [
    'an unknown system',
    { plan: { ...samplePlan, items: [{ ...sampleWindow, system: 'gold' }] } },
    'We do not have the system “gold”',
  ],
  [
    'sixty-one openings',
    { plan: { ...samplePlan, items: Array(61).fill(sampleWindow) } },
    'A plan has at most 60 openings, not 61',
  ],
])('%s is refused with a sentence', async (_, body, message) => {
  const { status, reply } = await call('/api/plan', body)
  expect(status).toBe(422)
  expect(reply.message).toContain(message)
})

test('the largest plan fits into a request, as JSON and as a form', async () => {
  const cell = { width: 1.234567890123456, opens: 'tilt-right', swing: 'out', fill: 'frosted', bars: [6, 6] }
  const rows = [{ height: 1.234567890123456, cells: Array(5).fill(cell) }]
  const items = Array.from({ length: 60 }, (_, index) => ({
    ...sampleWindow,
    mesh: 'sliding',
    grille: 'bars',
    sill: 'aluminium',
    sill_height: 3000,
    rows,
    room: 'क'.repeat(40),
    name: `${index}`.padEnd(40, 'ख'),
  }))
  const largest = { name: 'ग'.repeat(60), items }
  expect((await call('/api/plan', { plan: largest })).status).toBe(200)
  expect(new URLSearchParams({ plan: JSON.stringify(largest) }).toString().length).toBeLessThan(planLimits.bytes)
})

test('five megabytes are refused with a sentence', async () => {
  const { status, reply } = await call('/api/plan', { plan: { ...samplePlan, name: 'x'.repeat(5_000_000) } })
  expect(status).toBe(413)
  expect(reply.message).toBe(planTooLarge)
})

test('an opening or a plan of too many parts is refused with its limit', async () => {
  const rowsOf = (rows: number, cells: number) =>
    Array(rows).fill({ height: 1, cells: Array(cells).fill(sampleWindow.rows[0]?.cells[0]) })
  const save = async (items: object[]) => (await call('/api/plan', { plan: { name: 'Tower', items } })).reply.message
  expect(await save([{ ...sampleWindow, rows: rowsOf(5, 5) }])).toBe(
    'Opening 1: An opening has at most 24 parts, not 25',
  )
  expect(await save(Array(13).fill({ ...sampleWindow, rows: rowsOf(4, 6) }))).toBe(
    'A plan has at most 300 sashes and fixed lights, not 312. Divide it into two plans.',
  )
})

async function open(clientIp: string, code: string) {
  const form = new FormData()
  form.set('code', code)
  const response = await app.request('/api/plan-details', { method: 'POST', body: form }, { clientIp })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), reply: await response.json() }
}

async function guess(times: number, addressOf: (count: number) => string) {
  const statuses = []
  for (let count = 0; count < times; count += 1)
    statuses.push((await open(addressOf(count), createPlanCode('JH'))).status)
  return statuses
}

/** As version 0.2 saved it. */
async function saveWithShortCode() {
  const { code } = (await call('/api/plan', { plan: samplePlan })).reply.data
  await db.updateTable('plan').set({ code: 'JH-7K3P-YJ' }).where('code', '=', code).execute()
  return 'JH-7K3P-YJ'
}

test('after thirty wrong codes in ten minutes a client has to wait; the right one opens all the same', async () => {
  const { code } = (await call('/api/plan', { plan: samplePlan })).reply.data
  expect(await guess(30, () => '203.0.113.7')).toEqual(Array(30).fill(200))
  const refused = await open('203.0.113.7', createPlanCode('JH'))
  expect(refused).toMatchObject({ status: 429, retryAfter: '600' })
  expect(refused.reply.message).toBe('Those were many wrong codes. Please try again in 10 minutes.')
  expect((await open('203.0.113.7', code)).status).toBe(200)
})

test('a short code of version 0.2 waits with the others of its network, because it can be guessed', async () => {
  const code = await saveWithShortCode()
  expect((await open('203.0.113.7', code)).reply.success).toBe('1')
  for (let count = 0; count < 30; count += 1) await open('203.0.113.7', 'JH-0000-VP')
  expect((await open('203.0.113.7', code)).status).toBe(429)
  expect((await open('203.0.113.8', code)).reply.success).toBe('1')
  now = new Date(now.getTime() + 601_000)
  expect((await open('203.0.113.7', code)).reply.success).toBe('1')
})

test('a typing error that the code itself shows costs nothing', async () => {
  const code = await saveWithShortCode()
  for (let count = 0; count < 40; count += 1) expect((await open('203.0.113.7', 'JH-7K3Q-YJ')).reply.success).toBe('6')
  expect((await open('203.0.113.7', code)).reply.success).toBe('1')
})

test.each<[string, number, (count: number) => string]>([
  ['addresses of one /64', 30, (count) => `2001:db8:1:2::${count.toString(16)}`],
  ['networks of one /48', 90, (count) => `2001:db8:1:${count.toString(16)}::1`],
  ['networks anywhere', 600, (count) => `2001:db8:${count.toString(16)}::1`],
])('guesses from %s are limited together', async (_, max, addressOf) => {
  expect(await guess(max, addressOf)).toEqual(Array(max).fill(200))
  expect((await open(addressOf(max), createPlanCode('JH'))).status).toBe(429)
})

test('one client that goes on guessing does not keep out the others', async () => {
  const code = await saveWithShortCode()
  for (let count = 0; count < 700; count += 1) await open('203.0.113.7', 'JH-0000-VP')
  expect((await open('203.0.113.8', code)).reply.success).toBe('1')
  await guess(90, (count) => `2001:db8:1:${count.toString(16)}::1`)
  expect((await open('2001:db8:1::1', code)).reply.success).toBe('1')
})

test('guesses with an enquiry count as well', async () => {
  const contact = { customer_name: 'Meera Joshi', phone_number: '9812345678' }
  const send = async (plan_code: string) => (await call('/api/contact-us', { ...contact, plan_code })).reply.message
  const { code } = (await call('/api/plan', { plan: samplePlan })).reply.data
  expect(await send(code)).toContain(`We have your plan ${code} `)
  for (let count = 0; count < 30; count += 1)
    expect(await send(createPlanCode('JH'))).toContain('We have your enquiry ')
  expect((await open('', createPlanCode('JH'))).status).toBe(429)
})

test('wrong edit keys count as wrong codes; the right one still saves', async () => {
  const { code, edit_key } = (await call('/api/plan', { plan: samplePlan })).reply.data
  for (let count = 0; count < 30; count += 1)
    await call('/api/plan', { plan: samplePlan, code, edit_key: `key ${count}` })
  for (const unknown of [code, createPlanCode('JH')])
    expect((await call('/api/plan', { plan: samplePlan, code: unknown, edit_key: 'one more' })).status).toBe(429)
  expect((await call('/api/plan', { plan: samplePlan, code, edit_key })).status).toBe(200)
})
