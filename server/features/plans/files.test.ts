import { inflateSync } from 'node:zlib'
import type { Design } from '@house/contract/plans/design'
import { presets } from '@house/fenestration/plan/presets'
import dxfParser from 'dxf-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPlanCode } from './code.ts'

// Node loads the package's CommonJS build, which exports the class itself; its types describe the other build.
const DxfParser = dxfParser as unknown as typeof dxfParser.DxfParser

let { app, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let code = ''

const [preset] = presets
if (!preset) throw new Error('There are no presets')
const hostile = '"><script>alert(1)</script>'
const window: Design = { ...preset.design, width: 1230, height: 1480, room: 'Bedroom', name: 'W1' }
const door: Design = { ...window, room: hostile.slice(0, 40), name: 'बेड ₹²', quantity: 3 }
const plan = { name: hostile, items: [window, door] }

beforeAll(async () => {
  ;({ app, close } = await openTestApp())
  code = await save(plan)
})
afterAll(() => close())

async function save(saved: object) {
  const response = await app.request('/api/plan', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan: saved }),
  })
  return (await response.json()).data.code
}

test('the drawing of an opening is an SVG with its dimensions, from inside and mirrored from outside', async () => {
  const inside = await app.request(`/plan/${code}/drawing.svg?item=1&view=inside`)
  expect(inside.headers.get('content-type')).toBe('image/svg+xml')
  const svg = await inside.text()
  expect(svg).toContain('>1230</text>')
  expect(svg).toContain('>1480</text>')
  expect(svg).toContain('data-swing="away"')
  const outside = await (await app.request(`/plan/${code}/drawing.svg?item=1&view=outside`)).text()
  expect(outside).toContain('data-swing="towards"')
  expect(await (await app.request(`/plan/${code.toLowerCase()}/drawing.svg`)).text()).toBe(svg)
})

test('nothing that a visitor typed gets into a drawing', async () => {
  const svg = await (await app.request(`/plan/${code}/drawing.svg?item=2`)).text()
  expect(svg).not.toContain('script')
})

test('the DXF has the frames at 1:1 in millimetres', async () => {
  const response = await app.request(`/plan/${code}/plan.dxf`)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${code}.dxf"`)
  const parsed = new DxfParser().parseSync(await response.text())
  const frame = parsed?.entities.find(({ layer }) => layer === 'FRAME')
  if (!frame || !('vertices' in frame)) throw new Error('the DXF has no frame')
  const across = (frame.vertices as { x: number }[]).map(({ x }) => x)
  expect(Math.max(...across) - Math.min(...across)).toBe(1230)
})

test('the PDF has a block per opening, every drawing at one scale, and names its plan', async () => {
  const response = await app.request(`/plan/${code}/plan.pdf`)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${code}.pdf"`)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1')).toContain(`plan ${code})`)
  // The frame of 1,230 mm at 1:25, in points; drawings are painted at 0.54 points per pixel.
  const width = ((1230 / 25) * 72) / 25.4 / 0.54
  const widths = frameWidths(bytes)
  expect(widths.filter((each) => Math.abs(each - width) < 0.1).length).toBeGreaterThanOrEqual(2)
}, 60_000)

test('files of a plan are private: not cached, not indexed, not framed, without scripts', async () => {
  for (const file of ['drawing.svg', 'plan.dxf', 'plan.pdf']) {
    const { headers } = await app.request(`/plan/${code}/${file}`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-disposition')).toContain(code)
  }
}, 60_000)

test.each([
  ['an unknown code', () => `/plan/${createPlanCode('JH')}/plan.pdf`],
  ['a mistyped code', () => '/plan/JH-0000-00/plan.dxf'],
  ['an endless code', () => `/plan/${'A'.repeat(500)}/drawing.svg`],
  ['an opening beyond the last', () => `/plan/${code}/drawing.svg?item=3`],
  ['opening 0', () => `/plan/${code}/drawing.svg?item=0`],
  ['an opening that is no number', () => `/plan/${code}/drawing.svg?item=1e3`],
  ['an unknown view', () => `/plan/${code}/drawing.svg?item=1&view=above`],
])('%s has no file', async (_, path) => {
  const response = await app.request(path())
  expect(response.status).toBe(404)
  expect(await response.text()).toMatch(/^(There is no such plan|The plan has no such drawing)\.$/)
})

test('files are only read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await app.request(`/plan/${code}/plan.pdf`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  }
})

/** Widths of the closed paths that start with the left upper corner of a box, in pixels of the drawings. */
function frameWidths(pdf: Buffer) {
  const contents = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const boxes = contents.join('\n').matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) \2 l\n\3 ([\d.]+) l\n\1 \4 l/g)
  return [...boxes].map(([, left, , right]) => Number(right) - Number(left))
}

test('thirty DXF files a minute are enough for a client', async () => {
  const statuses = []
  for (let count = 0; count <= 30; count += 1) statuses.push((await app.request('/plan/JH-0000-00/plan.dxf')).status)
  expect(statuses).toContain(404)
  expect(statuses.at(-1)).toBe(429)
})

test('the pages of plans have the same limit, however their address is spelled', async () => {
  const { app, close } = await openTestApp()
  const request = async (path: string, init?: RequestInit) => (await app.request(path, init)).status
  for (let count = 0; count < 60; count += 1) expect(await request('/PLAN/JH-0000-00//')).toBe(404)
  const spellings = ['/plan/JH-0000-00', '/Plan/JH-0000-00', '/plan/JH-0000-00/', '/%50lan/x', '/plan/JH-0000-00.data']
  for (const path of spellings) expect([path, await request(path)]).toEqual([path, 429])
  await close()
})

test('the planner without JavaScript costs what the plan in its form does', async () => {
  const { app, close } = await openTestApp()
  const post = async (path: string, bytes: number, method = 'POST') => {
    const headers = { 'content-length': String(bytes), 'content-type': 'application/x-www-form-urlencoded' }
    return (await app.request(path, { method, headers, body: 'x'.repeat(bytes) })).status
  }
  for (let count = 0; count < 7; count += 1) expect(await post('/plan', 77_000)).toBe(404)
  for (const path of ['/plan', '/PLAN/', '/plan.data']) expect([path, await post(path, 100)]).toEqual([path, 429])
  expect(await post('/plan', 100, 'PUT')).toBe(429)
  expect((await app.request('/plan')).status).toBe(404)
  expect(await post('/planning', 100)).toBe(404)
  await close()
})
