import { z } from 'zod'

// All amounts are whole paise.
const paise = z.int()
const Amounts = z.object({ low: paise, high: paise })

/** One reason for the price of an opening. */
export const EstimateLine = z.object({
  label: z.string(),
  /** mm², or a number of sashes. */
  quantity: z.int(),
  unit: z.enum(['mm2', 'sash']),
  /** Per m², or per sash. */
  rate: Amounts,
  /** The sum in words. */
  working: z.string(),
  ...Amounts.shape,
})

/** `each` and `total` are null if the price book lacks something; `reasons` says what. */
export const OpeningEstimate = z.object({
  name: z.string(),
  quantity: z.int(),
  lines: z.array(EstimateLine),
  each: Amounts.nullable(),
  total: Amounts.nullable(),
  reasons: z.array(z.string()),
})

export const EstimateTotals = z.object({
  /** All openings that have a price. */
  openings: Amounts,
  /** Null if the book has no zones. */
  transport: z.object({ label: z.string(), ...Amounts.shape }).nullable(),
  subtotal: Amounts,
  /** What the rounding takes off the low subtotal, and adds to the high one. */
  rounding: Amounts,
  rounded: Amounts,
  /** On the rounded subtotal. */
  gst: Amounts,
  total: Amounts,
})

/** `totals` is null if no opening has a price. */
export const PlanEstimate = z.object({
  items: z.array(OpeningEstimate),
  /** Names of the openings without a price. */
  left_out: z.array(z.string()),
  totals: EstimateTotals.nullable(),
})

/** What goes with the figures. */
export const EstimateTerms = z.object({
  price_book: z.string(),
  /** When the price book came into force. */
  date: z.string().meta({ format: 'date-time' }),
  valid_until: z.string().meta({ format: 'date-time' }),
  /** Basis points. */
  gst_rate: z.int(),
  hsn: z.string(),
  zones: z.array(z.string()),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  /** That the price is fixed after we measure. */
  note: z.string(),
})

/** The low figures alone, without the rates. */
const OpeningFrom = z.object({
  name: z.string(),
  quantity: z.int(),
  each: paise.nullable(),
  total: paise.nullable(),
  reasons: z.array(z.string()),
})

const RangeEstimate = z.object({ mode: z.literal('range'), ...PlanEstimate.shape, terms: EstimateTerms })
const FromEstimate = z.object({
  mode: z.literal('from'),
  items: z.array(OpeningFrom),
  left_out: z.array(z.string()),
  totals: z.object({ rounded: paise, gst: paise, total: paise }).nullable(),
  terms: EstimateTerms,
})

/** What visitors may see: ranges with their working, the low figures, or nothing. */
export const PublicEstimate = z.discriminatedUnion('mode', [
  RangeEstimate,
  FromEstimate,
  z.object({ mode: z.literal('off') }),
])

export type Amounts = z.infer<typeof Amounts>
export type EstimateLine = z.infer<typeof EstimateLine>
export type OpeningEstimate = z.infer<typeof OpeningEstimate>
export type EstimateTotals = z.infer<typeof EstimateTotals>
export type PlanEstimate = z.infer<typeof PlanEstimate>
export type EstimateTerms = z.infer<typeof EstimateTerms>
export type RangeEstimate = z.infer<typeof RangeEstimate>
export type FromEstimate = z.infer<typeof FromEstimate>
export type PublicEstimate = z.infer<typeof PublicEstimate>
