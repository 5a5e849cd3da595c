import type {
  Amounts,
  EstimateTerms,
  FromEstimate,
  PlanEstimate,
  RangeEstimate,
} from '@house/contract/estimates/estimate'
import type { PublishedPriceBook } from '@house/contract/estimates/price-book'
import { fixedAfterMeasuring } from '@house/contract/estimates/price-book-options'
import { utcOffsetMs } from '@house/contract/time-zone'

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
      name,
      quantity,
      reasons,
      each: lowOf(each),
      total: lowOf(total),
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
    price_book: name,
    date,
    valid_until: startOfDay(now.getTime() + book.validity_days * dayMs),
    gst_rate: book.gst,
    hsn: book.hsn,
    zones: book.transport.map(({ key }) => key),
    inclusions: book.inclusions,
    exclusions: book.exclusions,
    note: fixedAfterMeasuring,
  }
}

/** In India: a day is as exact as a promise needs, and all estimates of a day are alike. */
function startOfDay(time: number) {
  return new Date(Math.floor((time + utcOffsetMs) / dayMs) * dayMs - utcOffsetMs).toISOString()
}
