import { fixedAfterMeasuring } from '@house/contract/estimates/price-book-options'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { priceBook } from '@house/demo/planner/price-book'
import { estimatePlan } from '@house/fenestration/estimate/estimate-plan'
import { presets } from '@house/fenestration/plan/presets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { estimateLimit } from './limits.ts'

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeAll(async () => {
  ;({ api, app, db, close } = await openTestApp())
  ;({ call } = await signInAs(app, db, 'administrator'))
})
afterAll(() => close())

const designs = presets.map(({ design }, index) => ({ ...design, name: `W${index}`, quantity: index + 1 }))

async function estimate(input: { designs: typeof designs; zone?: string }) {
  const reply = await api.planEstimate(input)
  if (reply.success !== '1') throw new Error(reply.message)
  return reply.data
}

test('the server computes what the functions that the browser previews with compute, and every preset has a price', async () => {
  const data = await estimate({ designs, zone: 'Rajasthan' })
  expect(data).toMatchObject({ mode: 'range', ...estimatePlan(designs, plannerCatalogue, priceBook, 'Rajasthan') })
  if (data.mode !== 'range') throw new Error(data.mode)
  expect(data.left_out).toEqual([])
  expect(data.terms).toMatchObject({
    price_book: 'Example prices, not an offer',
    gst_rate: 1800,
    zones: ['Delhi NCR', 'Rajasthan'],
    inclusions: priceBook.inclusions,
    exclusions: priceBook.exclusions,
    note: fixedAfterMeasuring,
  })
  expect(Date.parse(data.terms.valid_until)).toBeGreaterThan(Date.now())
})

test('an opening that cannot be read has a reason, and the others have a price', async () => {
  const [first] = designs
  if (!first) throw new Error('There is no preset')
  const data = await estimate({ designs: [first, { ...first, width: 5 }, { ...first, name: 'W9', glass: 'unknown' }] })
  expect(data).toMatchObject({
    items: [
      { reasons: [] },
      { each: null, reasons: [/width/] },
      { each: null, reasons: [/do not have the glass/] },
    ].map(({ reasons, ...item }) => ({ ...item, reasons: reasons.map((text) => expect.stringMatching(text)) })),
    left_out: ['', 'W9'],
  })
  expect(await api.planEstimate({ designs, zone: 'Moon' })).toMatchObject({
    success: '0',
    message: 'We have no price for transport to “Moon”',
  })
})

test('staff reduce estimates to the low figures or switch them off, and the prices then stay on the server', async () => {
  const range = await estimate({ designs })
  expect((await call('PUT', '/settings/1', { public_estimates: 'sometimes' })).body.field).toBe('public_estimates')
  await call('PUT', '/settings/1', { public_estimates: 'from' })
  const from = await estimate({ designs })
  if (range.mode !== 'range' || from.mode !== 'from') throw new Error(from.mode)
  expect(from.totals?.total).toBe(range.totals?.total.low)
  expect(from.items.map(({ each }) => each)).toEqual(range.items.map(({ each }) => each?.low))
  expect(JSON.stringify(from)).not.toMatch(/"(high|rate|lines)"/)
  expect(await api.plannerCatalogue()).toMatchObject({ estimates: { mode: 'from', price_book: null } })

  await call('PUT', '/settings/1', { public_estimates: 'off' })
  expect(await estimate({ designs })).toEqual({ mode: 'off' })
  expect(await api.plannerCatalogue()).toMatchObject({ estimates: { mode: 'off', price_book: null } })
  expect(JSON.stringify(await api.appSetting())).not.toContain('public_estimates')

  await call('PUT', '/settings/1', { public_estimates: 'range' })
  await db.updateTable('price_book').set({ status: 'retired' }).execute()
  expect(await estimate({ designs })).toEqual({ mode: 'off' })
  await db.updateTable('price_book').set({ status: 'in-force' }).execute()
})

test('a client that asks for too many estimates has to wait', async () => {
  const limited = await openTestApp({ enquiries: { limitPerMinute: 3, channels: [] } })
  await limited.db.updateTable('price_book').set({ status: 'retired' }).execute()
  const ask = () => limited.api.planEstimate({ designs: [] })
  for (let count = 0; count < estimateLimit.max; count += 1) await ask()
  expect(await ask()).toMatchObject({ success: '0', status: 429 })
  await limited.close()
})
