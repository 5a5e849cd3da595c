import type { Quotation, QuotationLine, QuotationTotals } from '@house/contract/quotations/quotation'
import { basisPoints, shareOf } from '../estimate/share-of.ts'

/** Discount and GST are rounded once each, on the whole quotation. */
export function quotationTotals({
  lines,
  discount: rate,
  gst: gstRate,
}: Pick<Quotation, 'lines' | 'discount' | 'gst'>): QuotationTotals {
  const amounts = lines.map((line) => line.unit_price * quantityOf(line))
  const subtotal = sumOf(amounts)
  const discount = shareOf(subtotal, rate)
  const taxable = subtotal - discount
  const gst = shareOf(taxable, gstRate)
  const cost = costOf(lines)
  return {
    amounts,
    subtotal,
    discount,
    taxable,
    gst,
    cost,
    total: taxable + gst,
    margin: cost === null || taxable === 0 ? null : Math.round(((taxable - cost) / taxable) * basisPoints),
  }
}

export function quantityOf(line: QuotationLine): number {
  return line.kind === 'opening' ? line.design.quantity : line.quantity
}

function costOf(lines: QuotationLine[]): number | null {
  const costs = lines.map((line) => (line.cost === null ? null : line.cost * quantityOf(line)))
  return costs.includes(null) ? null : sumOf(costs.map((cost) => cost ?? 0))
}

function sumOf(amounts: number[]) {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
