import type { PriceBook } from '@house/contract/estimates/price-book'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { Quotation } from '@house/contract/quotations/quotation'
import { estimateOrExplain } from '../estimate/estimate-plan.ts'
import { shareOf } from '../estimate/share-of.ts'
import { quotationTotals } from './quotation-totals.ts'

/** Paise. */
export type Reductions = {
  /** What the openings are below the low prices of the book, and the discount. */
  given: number
  /** What somebody may give who may give this share as discount. */
  allowed: number
}

/** A typed price below the book's is a discount too. A line without a price in the book cannot be below it. */
export function reductionsOf(
  document: Pick<Quotation, 'lines' | 'discount' | 'gst'>,
  maxDiscount: number,
  plannerParts: PlannerParts,
  book: PriceBook | null,
): Reductions {
  const { subtotal, discount } = quotationTotals(document)
  const belowBook = document.lines.reduce((sum, line) => {
    if (line.kind === 'free' || !book) return sum
    const low = estimateOrExplain(line.design, plannerParts, book).each?.low ?? 0
    return sum + Math.max(0, low - line.unit_price) * line.design.quantity
  }, 0)
  return { given: belowBook + discount, allowed: shareOf(subtotal + belowBook, maxDiscount) }
}
