import type { PublicEstimate } from '@house/contract/estimates/estimate'
import type { EstimateMode } from '@house/contract/estimates/price-book-options'
import type { ShownEstimate } from '@house/fenestration/estimate/format-estimate'

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

const noPrices: Prices = { mode: 'off', estimate: null, zone: '' }

/** The prices of a plan that does not change on this page. */
export function pricesOf(estimate: PublicEstimate | null): Prices {
  return estimate && estimate.mode !== 'off' ? { mode: estimate.mode, estimate, zone: '' } : noPrices
}
