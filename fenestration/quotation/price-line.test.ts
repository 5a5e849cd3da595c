import type { OpeningLine } from '@house/contract/quotations/quotation'
import { plannerCatalogue as plannerParts } from '@house/demo/planner/catalogue'
import { priceBook as book } from '@house/demo/planner/price-book'
import { expect, test } from 'vitest'
import { estimateOpening } from '../estimate/estimate-opening.ts'
import { checkDesign } from '../testing/designs.ts'
import { bookPriceOf, frameAreaOf, priceLine } from './price-line.ts'

const design = { ...checkDesign, measured: 'frame' as const, width: 1500, height: 1200 }
const line: OpeningLine = {
  kind: 'opening',
  id: '1',
  design,
  source: 'book',
  rate: null,
  reason: '',
  unit_price: 0,
  cost: null,
}

test('the price of a line follows from its source: the middle of the book, a rate per m², or by hand', () => {
  const { low, high } = estimateOpening(design, plannerParts, book).each ?? { low: 0, high: 0 }
  const { unit_price } = priceLine(line, plannerParts, book)
  expect(unit_price).toBe(Math.round((low + high) / 200) * 100)
  expect(unit_price).toBe(bookPriceOf(design, plannerParts, book))
  expect(priceLine({ ...line, source: 'rate', rate: 7333_00 }, plannerParts, book).unit_price).toBe(13_199_00)
  expect(priceLine({ ...line, source: 'rate', unit_price: 5_00 }, plannerParts, book).unit_price).toBe(5_00)
  expect(priceLine({ ...line, source: 'manual', unit_price: 5_00 }, plannerParts, book).unit_price).toBe(5_00)
})

test('an opening without a price in the book, or with parts that we no longer have, costs nothing yet', () => {
  expect(priceLine({ ...line, unit_price: 5_00 }, plannerParts, null).unit_price).toBe(0)
  const unknown = { ...design, system: 'gone' }
  expect(bookPriceOf(unknown, plannerParts, book)).toBeNull()
  expect(frameAreaOf(unknown, plannerParts)).toBeNull()
})
