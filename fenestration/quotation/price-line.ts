import type { Amounts } from '@house/contract/estimates/estimate'
import type { PriceBook } from '@house/contract/estimates/price-book'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { OpeningLine } from '@house/contract/quotations/quotation'
import { DesignError } from '../design/parse-design.ts'
import { partsOf } from '../design/planner-parts.ts'
import { estimateOrExplain } from '../estimate/estimate-plan.ts'
import { measure } from '../estimate/measure.ts'

const rupee = 100
const mm2PerM2 = 1_000_000

/** What one piece costs with the book: the middle of its range in whole rupees; `null` where the book has no price. */
export function bookPriceOf(design: Design, plannerParts: PlannerParts, book: PriceBook | null): number | null {
  const each = book && estimateOrExplain(design, plannerParts, book).each
  return each && middleOf(each)
}

/** The middle of a range, in whole rupees. */
export function middleOf({ low, high }: Amounts): number {
  return Math.round((low + high) / 2 / rupee) * rupee
}

/** mm² of the frame; `null` for an opening with an unknown part. */
export function frameAreaOf(design: Design, plannerParts: PlannerParts): number | null {
  try {
    return measure(design, partsOf(design, plannerParts).system, plannerParts).frame
  } catch (error) {
    if (!(error instanceof DesignError)) throw error
    return null
  }
}

/** The line with the price that follows from its source. A price that was entered by hand stays. */
export function priceLine(line: OpeningLine, plannerParts: PlannerParts, book: PriceBook | null): OpeningLine {
  const { source, design, rate } = line
  if (source === 'book') return { ...line, unit_price: bookPriceOf(design, plannerParts, book) ?? 0 }
  const area = source === 'rate' ? frameAreaOf(design, plannerParts) : null
  if (rate === null || area === null) return line
  return { ...line, unit_price: Math.round((rate * area) / mm2PerM2 / rupee) * rupee }
}
