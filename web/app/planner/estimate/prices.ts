import type { Amounts, FromEstimate, PublicEstimate, RangeEstimate } from '@house/contract/estimates/estimate'
import type { EstimateMode } from '@house/contract/estimates/price-book-options'
import { formatRange, formatRupees } from '@house/fenestration/estimate/money'

export type ShownEstimate = RangeEstimate | FromEstimate

/** What the visitor may see of the prices of the plan. */
export type Prices = {
  mode: EstimateMode
  /** `null` without prices, and while the server works them out. */
  estimate: ShownEstimate | null
  /** Where the plan is to be built; empty if it is not chosen. */
  zone: string
  /** Where it can be chosen. */
  onZone?: (zone: string) => void
}

export const noPrices: Prices = { mode: 'off', estimate: null, zone: '' }

/** The prices of a plan that does not change on this page. */
export function pricesOf(estimate: PublicEstimate | null): Prices {
  return estimate && estimate.mode !== 'off' ? { mode: estimate.mode, estimate, zone: '' } : noPrices
}

/** "₹ 36,800 – 47,200" or "from ₹ 36,800": never one number alone. */
export function showAmount(amount: Amounts | number | null | undefined): string {
  if (amount === null || amount === undefined) return 'No price'
  return typeof amount === 'number' ? `from ${formatRupees(amount)}` : formatRange(amount)
}

/** "GST 18 %". */
export function gstLabel({ gst_rate }: ShownEstimate['terms']) {
  return `GST ${gst_rate / 100} %`
}
