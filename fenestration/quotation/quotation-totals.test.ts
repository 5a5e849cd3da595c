import type { QuotationLine } from '@house/contract/quotations/quotation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotationTotals } from './quotation-totals.ts'

const money = fc.integer({ min: 0, max: 1_00_00_000_00 })
const line: fc.Arbitrary<QuotationLine> = fc.record({
  kind: fc.constant('free'),
  id: fc.constant('1'),
  label: fc.constant('Scaffolding'),
  quantity: fc.integer({ min: 1, max: 1000 }),
  unit_price: money,
  cost: fc.option(money),
})
const quotation = fc.record({
  lines: fc.array(line, { maxLength: 40 }),
  discount: fc.integer({ min: 0, max: 10_000 }),
  gst: fc.constantFrom(0, 500, 1800, 2800),
})

test('the lines of a thousand quotations add up, in whole paise, and GST is rounded once', () => {
  fc.assert(
    fc.property(quotation, (entered) => {
      const totals = quotationTotals(entered)
      const { amounts, subtotal, discount, taxable, gst, total, cost } = totals
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(subtotal)
      expect(subtotal - discount).toBe(taxable)
      expect(taxable + gst).toBe(total)
      expect(Math.abs(gst - (taxable * entered.gst) / 10_000)).toBeLessThanOrEqual(0.5 + 1e-3)
      expect([...amounts, subtotal, discount, gst, total, cost ?? 0].every(Number.isSafeInteger)).toBe(true)
      expect(cost === null).toBe(entered.lines.some((each) => each.cost === null))
    }),
    { numRuns: 1000 },
  )
})

test('the margin is the share of the price after discount that is not cost', () => {
  const lines: QuotationLine[] = [
    { kind: 'free', id: '1', label: 'Door', quantity: 2, unit_price: 1000_00, cost: 600_00 },
  ]
  expect(quotationTotals({ lines, discount: 1000, gst: 1800 })).toMatchObject({
    subtotal: 2000_00,
    discount: 200_00,
    taxable: 1800_00,
    gst: 324_00,
    total: 2124_00,
    cost: 1200_00,
    margin: 3333,
  })
})
