import type { PublishedPriceBook } from '@house/contract/estimates/price-book'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { priceBook, priceBookName } from '@house/demo/planner/price-book'
import { estimatePlan } from '@house/fenestration/estimate/estimate-plan'
import { formatRange, formatRupees } from '@house/fenestration/estimate/money'
import { toFromEstimate } from '@house/fenestration/estimate/public-estimate'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPlanner } from '../../../testing/render-planner.tsx'
import { samplePlan } from '../../../testing/sample-plan.ts'
import { FiguresBar } from '../figures/figures-bar.tsx'
import { NextSteps } from '../schedule/next-steps.tsx'
import { Schedule } from '../schedule/schedule.tsx'

afterEach(() => vi.unstubAllGlobals())

const published: PublishedPriceBook = {
  version: 1,
  name: priceBookName,
  date: '2026-11-01T06:00:00.000Z',
  book: priceBook,
}
const range = { mode: 'range' as const, price_book: published }
const { items } = samplePlan
const expected = estimatePlan(items, plannerCatalogue, priceBook)

function schedule() {
  return (
    <Schedule onEdit={() => {}}>
      <NextSteps />
    </Schedule>
  )
}

test('the plan shows a range for each opening and in all, with GST, price list, terms and how it was worked out', () => {
  renderPlanner(schedule(), samplePlan, { estimates: range })
  const { totals } = expected
  const card = within(screen.getByRole('region', { name: 'Estimate' }))
  for (const item of expected.items)
    expect(screen.getAllByText(formatRange(item.each ?? { low: 0, high: 0 })).length).toBeGreaterThan(0)
  if (!totals) throw new Error('The sample plan has no price')
  for (const amounts of [totals.openings, totals.gst, totals.total]) card.getByText(formatRange(amounts))
  card.getByText('GST 18 %')
  card.getByText(/From our price list of 1 November 2026: Example prices, not an offer\./)
  card.getByText(/The price is fixed after we measure\./)
  for (const text of [...priceBook.inclusions, ...priceBook.exclusions]) card.getByText(text)
  const [line] = expected.items[0]?.lines ?? []
  expect(card.getAllByText(line?.working ?? '').length).toBeGreaterThan(0)
  fireEvent.change(card.getByLabelText('Where is it?'), { target: { value: 'Rajasthan' } })
  card.getByText('Transport, Rajasthan')
  const there = estimatePlan(items, plannerCatalogue, priceBook, 'Rajasthan')
  card.getByText(formatRange(there.totals?.total ?? { low: 0, high: 0 }))
})

test('the figures name the estimate of the opening in view, and its lines on request', () => {
  renderPlanner(<FiguresBar isDrawing />, samplePlan, { estimates: range })
  const [item] = expected.items
  screen.getByRole('heading', { name: `Estimate for ${item?.name}` })
  screen.getByText(formatRange(item?.each ?? { low: 0, high: 0 }))
  screen.getByText(formatRange(expected.totals?.rounded ?? { low: 0, high: 0 }))
  expect(screen.getByRole('heading', { name: /^Whole plan/ }).parentElement?.textContent).toContain('with transport')
  fireEvent.click(screen.getByRole('button', { name: 'How we worked this out: Estimate' }))
  for (const { working } of item?.lines ?? []) screen.getByText(working)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' })
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('an opening without a price says why, and the total says that it is not counted', () => {
  const [first, ...others] = samplePlan.items
  if (!first) throw new Error('The sample plan is empty')
  const withoutMesh = { ...range, price_book: { ...published, book: { ...priceBook, meshes: [] } } }
  const plan = { ...samplePlan, items: [{ ...first, mesh: 'pleated' as const }, ...others] }
  renderPlanner(schedule(), plan, { estimates: withoutMesh })
  expect(screen.getAllByText('No price').length).toBeGreaterThan(0)
  screen.getByText(new RegExp(`^Not counted: .*${first.name} \\(The price list has no price for pleated mesh\\)`))
})

test('without prices visitors ask for one, as before', () => {
  renderPlanner(
    <>
      <FiguresBar isDrawing />
      {schedule()}
    </>,
    samplePlan,
    { setting: { plan_price_note: 'after we measure' } },
  )
  screen.getByText('Ask for a price')
  screen.getByText('Fixed after we measure')
  expect(screen.queryByRole('region', { name: 'Estimate' })).toBeNull()
})

test('where the book is not public, the server is asked, and only low figures are shown', async () => {
  const data = toFromEstimate(expected, published, new Date())
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) =>
    Response.json({ success: '1', message: 'OK', data }),
  )
  vi.stubGlobal('fetch', fetch)
  renderPlanner(schedule(), samplePlan, { estimates: { mode: 'from', price_book: null } })
  const card = within(await screen.findByRole('region', { name: 'Estimate' }))
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ designs: items, zone: '' })
  card.getByText(`from ${formatRupees(expected.totals?.total.low ?? 0)}`)
  expect(card.queryByText('How we worked this out')).toBeNull()
  await waitFor(() => expect(document.body.textContent).not.toMatch(/₹ [\d,]+ – /))
})
