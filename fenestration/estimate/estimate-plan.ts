import type { Amounts, EstimateTotals, OpeningEstimate, PlanEstimate } from '@house/contract/estimates/estimate'
import type { PriceBook } from '@house/contract/estimates/price-book'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { DesignError } from '../design/parse-design.ts'
import { estimateOpening, roundDown, roundUp, sumOf } from './estimate-opening.ts'
import { shareOf } from './share-of.ts'

/** The price of a plan. Without a zone, transport spans all zones. Openings without a price are named and left out. */
export function estimatePlan(
  designs: Design[],
  plannerParts: PlannerParts,
  book: PriceBook,
  zone: string | null = null,
): PlanEstimate {
  return totalUp(
    designs.map((design) => estimateOrExplain(design, plannerParts, book)),
    book,
    zone,
  )
}

/** An opening with an unknown part, or one without a price, has reasons instead of a price. */
export function estimateOrExplain(design: Design, plannerParts: PlannerParts, book: PriceBook): OpeningEstimate {
  try {
    return estimateOpening(design, plannerParts, book)
  } catch (error) {
    if (!(error instanceof DesignError)) throw error
    return withoutPrice(design, error.message)
  }
}

export function withoutPrice({ name, quantity }: Pick<Design, 'name' | 'quantity'>, reason: string): OpeningEstimate {
  return { name, quantity, lines: [], each: null, total: null, reasons: [reason] }
}

export function totalUp(items: OpeningEstimate[], book: PriceBook, zone: string | null): PlanEstimate {
  const priced = items.flatMap(({ total }) => total ?? [])
  return {
    items,
    left_out: items.filter(({ total }) => !total).map(({ name }) => name),
    totals: priced.length === 0 ? null : totalsOf(sumOf(priced), book, zone),
  }
}

function totalsOf(openings: Amounts, book: PriceBook, zone: string | null): EstimateTotals {
  const transport = transportTo(book, zone)
  const subtotal = sumOf(transport ? [openings, transport] : [openings])
  const rounded = { low: roundDown(subtotal.low, book.rounding), high: roundUp(subtotal.high, book.rounding) }
  const gst = { low: shareOf(rounded.low, book.gst), high: shareOf(rounded.high, book.gst) }
  return {
    openings,
    transport,
    subtotal,
    rounding: { low: rounded.low - subtotal.low, high: rounded.high - subtotal.high },
    rounded,
    gst,
    total: sumOf([rounded, gst]),
  }
}

export function transportLabel(zone: string) {
  return `Transport, ${zone}`
}

function transportTo({ transport }: PriceBook, zone: string | null): EstimateTotals['transport'] {
  const chosen = transport.find(({ key }) => key === zone)
  const [first, ...more] = chosen ? [chosen] : transport
  if (!first) return null
  const low = Math.min(first.low, ...more.map((other) => other.low))
  const high = Math.max(first.high, ...more.map((other) => other.high))
  return { label: more.length === 0 ? transportLabel(first.key) : 'Transport, depending on the place', low, high }
}
