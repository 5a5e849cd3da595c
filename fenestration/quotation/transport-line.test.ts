import type { QuotationLine } from '@house/contract/quotations/quotation'
import { plannerCatalogue as plannerParts } from '@house/demo/planner/catalogue'
import { priceBook } from '@house/demo/planner/price-book'
import { expect, test } from 'vitest'
import { estimateOrExplain } from '../estimate/estimate-plan.ts'
import { checkDesign } from '../testing/designs.ts'
import { newFreeLine, newOpeningLine } from './new-lines.ts'
import { reductionsOf } from './reductions.ts'
import { transportLineOf, withTransport } from './transport-line.ts'

const book = {
  ...priceBook,
  transport: [
    { key: 'City', low: 1000_00, high: 2000_00 },
    { key: 'State', low: 4000_00, high: 6000_00 },
  ],
}

test('transport is one line, whose price follows the zone and whose cost stays', () => {
  const line = newFreeLine()
  const added = withTransport([line], book, 'City')
  expect(added[1]).toMatchObject({ label: 'Transport, City', quantity: 1, unit_price: 1500_00, cost: null })
  const costly = added.map((each) => ({ ...each, cost: 900_00 }))
  const changed = withTransport(costly, book, 'State')
  expect(changed).toHaveLength(2)
  expect(transportLineOf(changed)).toMatchObject({ label: 'Transport, State', unit_price: 5000_00, cost: 900_00 })
  expect(withTransport(added, book, null)).toEqual([line])
})

test('what prices are below the low ones of the book counts like a discount', () => {
  const opening = newOpeningLine({ ...checkDesign, quantity: 2 }, plannerParts, book)
  const low = estimateOrExplain(opening.design, plannerParts, book).each?.low ?? 0
  const reductions = (unit_price: number, discount: number) => {
    const lines: QuotationLine[] = [{ ...opening, source: 'manual', reason: 'A friend', unit_price }]
    return reductionsOf({ lines, discount, gst: 1800 }, 500, plannerParts, book)
  }
  expect(low).toBeGreaterThan(0)
  expect(reductions(opening.unit_price, 0).given).toBe(0)
  expect(reductions(low, 500)).toEqual({ given: Math.round(low / 10), allowed: Math.round(low / 10) })
  expect(reductions(low - 100_00, 0).given).toBe(200_00)
  expect(reductions(low - 100_00, 0).allowed).toBe(Math.round(low / 10))
  expect(reductionsOf({ lines: [opening], discount: 0, gst: 0 }, 500, plannerParts, null).given).toBe(0)
})
