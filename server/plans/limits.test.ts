import type { Design } from '@house/contract/plans/design'
import { planLimits, planTooLarge } from '@house/contract/plans/plan-limits'
import { presets } from '@house/fenestration/plan/presets'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { createPlanCode, parsePlanCode } from './code.ts'

let now = new Date()
let { app, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  now = new Date()
  ;({ app, close } = await openTestApp({ clock: () => now }))
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

test('the largest plan fits into a request, as JSON and as a form', async () => {
  const cell = { width: 1.234567890123456, opens: 'tilt-right', swing: 'out', fill: 'frosted', bars: [6, 6] }
  const rows = [{ height: 1.234567890123456, cells: Array(5).fill(cell) }]
  const items = Array.from({ length: 60 }, (_, index) => ({
    ...{ ...window, mesh: 'sliding', grille: 'bars', sill: 'aluminium', sill_height: 3000 },
    ...{ rows, room: 'क'.repeat(40), name: `${index}`.padEnd(40, 'ख') },
  }))
  const largest = { name: 'ग'.repeat(60), items }
  expect((await call('/api/plan', { plan: largest })).status).toBe(200)
  expect(new URLSearchParams({ plan: JSON.stringify(largest) }).toString().length).toBeLessThan(planLimits.bytes)
})

test('five megabytes are refused with a sentence', async () => {
  const { status, reply } = await call('/api/plan', { plan: { ...plan, name: 'x'.repeat(5_000_000) } })
  expect(status).toBe(413)
  expect(reply.message).toBe(planTooLarge)
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

test('figures are limited to five whole plans a minute', async () => {
  await close()
  ;({ app, close } = await openTestApp({ clock: () => now, enquiries: { limitPerMinute: 3, channels: [] } }))
  const designs = Array(60).fill(window)
  const statuses = []
  for (let count = 0; count < 6; count += 1) statuses.push((await call('/api/plan-figures', { designs })).status)
  expect(statuses).toEqual([...Array(5).fill(200), 429])
  now = new Date(now.getTime() + 61_000)
  expect((await call('/api/plan-figures', { designs })).status).toBe(200)
})

test('saving is limited like enquiries', async () => {
  await close()
  ;({ app, close } = await openTestApp({ clock: () => now, enquiries: { limitPerMinute: 3, channels: [] } }))
  const statuses = []
  for (let count = 0; count < 4; count += 1) statuses.push((await call('/api/plan', { plan })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  now = new Date(now.getTime() + 61_000)
  expect((await call('/api/plan', { plan })).status).toBe(200)
})

test('saving is limited per hour too, so that nobody fills the disk', async () => {
  await close()
  ;({ app, close } = await openTestApp({ clock: () => now, enquiries: { limitPerMinute: 1, channels: [] } }))
  const statuses = []
  for (let count = 0; count < 7; count += 1) {
    now = new Date(now.getTime() + 61_000)
    statuses.push((await call('/api/plan', { plan })).status)
  }
  expect(statuses).toEqual([...Array(6).fill(200), 429])
  now = new Date(now.getTime() + 55 * 60_000)
  expect((await call('/api/plan', { plan })).status).toBe(200)
})

test('an opening or a plan of too many parts is refused with its limit', async () => {
  const rowsOf = (rows: number, cells: number) =>
    Array(rows).fill({ height: 1, cells: Array(cells).fill(window.rows[0]?.cells[0]) })
  const save = async (items: object[]) => (await call('/api/plan', { plan: { name: 'Tower', items } })).reply.message
  expect(await save([{ ...window, rows: rowsOf(5, 5) }])).toBe('Opening 1: An opening has at most 24 parts, not 25')
  expect(await save(Array(13).fill({ ...window, rows: rowsOf(4, 6) }))).toBe(
    'A plan has at most 300 sashes and fixed lights, not 312. Divide it into two plans.',
  )
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
