import type {
  Amounts,
  EstimateTerms,
  FromEstimate,
  PlanEstimate,
  RangeEstimate,
} from '@house/contract/estimates/estimate'
import type { PublishedPriceBook } from '@house/contract/estimates/price-book'
import { fixedAfterMeasuring } from '@house/contract/estimates/price-book-options'

const dayMs = 24 * 60 * 60 * 1000

export function toRangeEstimate(estimate: PlanEstimate, book: PublishedPriceBook, now: Date): RangeEstimate {
  return { mode: 'range', ...estimate, terms: termsOf(book, now) }
}

/** The low figures alone: neither rates nor lines, from which the high ones could be guessed. */
export function toFromEstimate(
  { items, left_out, totals }: PlanEstimate,
  book: PublishedPriceBook,
  now: Date,
): FromEstimate {
  return {
    mode: 'from',
    items: items.map(({ name, quantity, each, total, reasons }) => ({
      ...{ name, quantity, reasons, each: lowOf(each), total: lowOf(total) },
    })),
    left_out,
    totals: totals && { rounded: totals.rounded.low, gst: totals.gst.low, total: totals.total.low },
    terms: termsOf(book, now),
  }
}

function lowOf(amounts: Amounts | null) {
  return amounts ? amounts.low : null
}

function termsOf({ name, date, book }: PublishedPriceBook, now: Date): EstimateTerms {
  return {
    ...{ price_book: name, date },
    valid_until: new Date(now.getTime() + book.validity_days * dayMs).toISOString(),
    ...{ gst_rate: book.gst, hsn: book.hsn, zones: book.transport.map(({ key }) => key) },
    ...{ inclusions: book.inclusions, exclusions: book.exclusions, note: fixedAfterMeasuring },
  }
}
