import type { Amounts } from '@house/contract/estimates/estimate'
import type { PriceBook } from '@house/contract/estimates/price-book'
import { pricedOpenings } from '@house/contract/estimates/price-book-options'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { priceBook } from '@house/demo/planner/price-book'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDesign, checkDesign } from '../testing/designs.ts'
import { estimateOpening } from './estimate-opening.ts'
import { estimatePlan } from './estimate-plan.ts'
import { leftOutSentence, showAmount, sumRows } from './format-estimate.ts'
import { toFromEstimate, toRangeEstimate } from './public-estimate.ts'

const design = { ...checkDesign, width: 1200, height: 1000, glass: '5' }

/** Prices that can be checked by hand. */
const book: PriceBook = {
  ...priceBook,
  rates: [
    { system: 'upvc-60-casement', opening: 'hinged', low: 5000_00, high: 6000_00, min_area: 500_000 },
    { system: 'upvc-60-casement', opening: 'fixed', low: 4000_00, high: 5000_00, min_area: 300_000 },
  ],
  hardware: [{ key: 'hinged', low: 900_00, high: 1500_00 }],
  glass: [{ key: '5', low: 0, high: 0 }],
  finishes: [
    { key: 'white', low: 0, high: 0 },
    { key: 'anthracite', low: 400_00, high: 550_00 },
  ],
  installation: { low: 500_00, high: 700_00 },
  transport: [
    { key: 'Near', low: 1000_00, high: 2000_00 },
    { key: 'Far', low: 5000_00, high: 9000_00 },
  ],
  rounding: 500_00,
}

test('an opening is priced line by line, and every line says how', () => {
  const { lines, each, reasons } = estimateOpening(design, plannerCatalogue, book)
  expect(lines.map(({ label, working, low, high }) => [label, working, low, high])).toEqual([
    ['60 mm uPVC casement, hinged', '1.20 m² at ₹ 5,000 – 6,000 per m²', 6000_00, 7200_00],
    ['Hardware, hinged', '1 sash at ₹ 900 – 1,500 each', 900_00, 1500_00],
    ['Fitting', '1.20 m² at ₹ 500 – 700 per m²', 600_00, 840_00],
  ])
  expect([each, reasons]).toEqual([{ low: 7500_00, high: 9540_00 }, []])
})

test('fixed lights and sashes have their own rates, each with the least that is charged', () => {
  const [row] = design.rows
  const [cell] = row?.cells ?? []
  if (!cell) throw new Error('The design has no part')
  const cells = [
    { ...cell, width: 5 },
    { ...cell, opens: 'fixed' as const, width: 1 },
  ]
  const { lines } = estimateOpening({ ...design, rows: [{ height: 1, cells }] }, plannerCatalogue, book)
  expect(lines.slice(0, 2).map(({ label, working }) => [label, working])).toEqual([
    ['60 mm uPVC casement, hinged', '1.00 m² at ₹ 5,000 – 6,000 per m²'],
    ['60 mm uPVC casement, fixed', '0.30 m² at ₹ 4,000 – 5,000 per m²; the least we charge for, not 0.20 m²'],
  ])
})

test('a colour counts for each side, and the frame is the wall opening less the gap', () => {
  const measured = { ...design, measured: 'opening' as const, width: 1220, height: 1020 }
  const anthracite = (inside: string) => ({ ...measured, colour: { inside, outside: 'anthracite' } })
  const linesOf = (inside: string) =>
    estimateOpening(anthracite(inside), plannerCatalogue, book).lines.filter(({ label }) => /^Anth/.test(label))
  expect(linesOf('white')).toMatchObject([{ label: 'Anthracite, outside', low: 480_00, high: 660_00 }])
  expect(linesOf('anthracite')).toMatchObject([{ label: 'Anthracite, inside and outside', low: 960_00, high: 1320_00 }])
})

test('what the book does not list has no price, and the plan says which openings it leaves out', () => {
  const other = { ...design, name: 'W2', system: 'upvc-70-casement', glass: '6', mesh: 'pleated' as const }
  const gone = { ...design, name: 'W3', system: 'gone' }
  const { items, left_out, totals } = estimatePlan([design, other, gone], plannerCatalogue, { ...book, meshes: [] })
  expect(items.map(({ reasons }) => reasons)).toEqual([
    [],
    [
      'The price list has no price for 70 mm uPVC casement, hinged',
      'The price list has no price for the glass “Single, 6 mm”',
      'The price list has no price for pleated mesh',
    ],
    ['We do not have the system “gone”'],
  ])
  expect(left_out).toEqual(['W2', 'W3'])
  expect(totals?.openings).toEqual({ low: 7500_00, high: 9540_00 })
  expect(estimatePlan([gone], plannerCatalogue, book).totals).toBeNull()
})

test('a plan adds transport, rounds outwards and adds GST to what was rounded', () => {
  const totalsTo = (zone: string | null) =>
    estimatePlan([{ ...design, quantity: 3 }], plannerCatalogue, book, zone).totals
  expect(totalsTo('Near')).toEqual({
    openings: { low: 22_500_00, high: 28_620_00 },
    transport: { label: 'Transport, Near', low: 1000_00, high: 2000_00 },
    subtotal: { low: 23_500_00, high: 30_620_00 },
    rounding: { low: 0, high: 380_00 },
    rounded: { low: 23_500_00, high: 31_000_00 },
    gst: { low: 4230_00, high: 5580_00 },
    total: { low: 27_730_00, high: 36_580_00 },
  })
  expect(totalsTo(null)?.transport).toEqual({
    label: 'Transport, depending on the place',
    low: 1000_00,
    high: 9000_00,
  })
  expect(estimatePlan([design], plannerCatalogue, { ...book, transport: [] }).totals?.transport).toBeNull()
})

test('the rows of an estimate lead to its total, and only low figures are shown where staff want it so', () => {
  const gone = { ...design, name: 'W3', system: 'gone' }
  const plan = estimatePlan([design, gone], plannerCatalogue, book, 'Near')
  const published = { version: 1, name: 'Prices', date: '2026-11-01T00:00:00.000Z', book }
  // Half past two in the morning in India.
  const now = new Date('2026-11-17T21:00:00.000Z')
  const range = toRangeEstimate(plan, published, now)
  expect(sumRows(range)).toEqual([
    ['1 piece, made and fitted', '₹ 7,500 – 9,540'],
    ['Transport, Near', '₹ 1,000 – 2,000'],
    ['Rounding', '₹ 0 – 460'],
    ['GST 18 %', '₹ 1,530 – 2,160'],
  ])
  expect(showAmount(range.totals?.total)).toBe('₹ 10,030 – 14,160')
  expect(leftOutSentence(range)).toBe('Not counted: W3 (We do not have the system “gone”).')
  expect(range.terms.valid_until).toBe('2026-12-17T18:30:00.000Z')
  const from = toFromEstimate(plan, published, now)
  expect(sumRows(from)).toEqual([
    ['1 piece, made and fitted, with transport', 'from ₹ 8,500'],
    ['GST 18 %', 'from ₹ 1,530'],
  ])
  expect(showAmount(from.items[1]?.each)).toBe('No price')
})

const systems = ['upvc-60-casement', 'upvc-70-casement', 'upvc-62-sliding', 'alu-65-casement', 'alu-slim-sliding']
const range = (min: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: 10_00_000_00 - 1 }), fc.integer({ min, max: 20_000_00 }))
    .map(([low, more]) => ({ low, high: Math.min(low + more, 10_00_000_00) }))

/** Any prices, with a rate for everything that random designs use, or for less. */
const anyBook: fc.Arbitrary<PriceBook> = fc
  .record({
    rates: fc.array(range(1), { minLength: 9, maxLength: 9 }),
    price: range(0),
    min_area: fc.integer({ min: 0, max: 2_000_000 }),
    rounding: fc.constantFrom(1, 100, 100_00, 500_00),
    gst: fc.integer({ min: 0, max: 10_000 }),
    isComplete: fc.boolean(),
  })
  .map(({ rates, price, min_area, rounding, gst, isComplete }) => ({
    ...priceBook,
    rounding,
    gst,
    installation: price,
    rates: pricedOpenings
      .filter((opening) => isComplete || opening !== 'louvre')
      .flatMap((opening, index) =>
        systems.map((system) => ({ system, opening, min_area, ...(rates[index] ?? { low: 0, high: 1 }) })),
      ),
    glass: priceBook.glass.map(({ key }) => ({ key, ...price })),
  }))

test('over 1,000 random plans: lines add up, GST is rounded once, low is below high, all are integers', () => {
  fc.assert(
    fc.property(
      fc.array(anyDesign, { minLength: 1, maxLength: 2 }),
      anyBook,
      fc.constantFrom(null, 'Delhi NCR', 'Rajasthan'),
      (designs, prices, zone) => {
        const { items, left_out, totals } = estimatePlan(designs, plannerCatalogue, prices, zone)
        const priced = items.filter(({ total }) => total)
        expect(priced.length + left_out.length).toBe(designs.length)
        for (const { lines, each, total, quantity, reasons } of items) {
          expect(reasons.length === 0).toBe(each !== null)
          if (!each || !total) continue
          expect(each).toEqual(sum(lines))
          expect(total).toEqual({ low: each.low * quantity, high: each.high * quantity })
          for (const amounts of [...lines, each, total]) expectRange(amounts)
          expect(each.low).toBeLessThan(each.high)
        }
        expect(totals === null).toBe(priced.length === 0)
        if (!totals) return
        const { openings, transport, subtotal, rounding, rounded, gst, total } = totals
        expect(openings).toEqual(sum(priced.flatMap((item) => item.total ?? [])))
        expect(subtotal).toEqual(sum([openings, transport ?? { low: 0, high: 0 }]))
        expect(rounded).toEqual(sum([subtotal, rounding]))
        for (const end of ['low', 'high'] as const) {
          expect(rounded[end] % prices.rounding).toBe(0)
          expect(Math.abs(rounding[end])).toBeLessThan(prices.rounding)
          expect(BigInt(gst[end])).toBe((BigInt(rounded[end]) * BigInt(prices.gst) + 5000n) / 10_000n)
        }
        expect(total).toEqual(sum([rounded, gst]))
        expect(total.low).toBeLessThan(total.high)
        for (const amounts of [openings, subtotal, rounded, gst, total]) expectRange(amounts)
      },
    ),
    { numRuns: 1000 },
  )
})

function sum(amounts: Amounts[]): Amounts {
  return { low: add(amounts.map(({ low }) => low)), high: add(amounts.map(({ high }) => high)) }
}

function add(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}

function expectRange({ low, high }: Amounts) {
  expect(Number.isSafeInteger(low) && Number.isSafeInteger(high) && low <= high).toBe(true)
}
