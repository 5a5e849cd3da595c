import type { PricedOpening } from '@house/contract/estimates/price-book-options'

export const pricedOpeningLabels: Record<PricedOpening, string> = {
  fixed: 'Fixed',
  hinged: 'Hinged',
  'top-hung': 'Top-hung',
  'bottom-hung': 'Bottom-hung',
  'tilt-and-turn': 'Tilt and turn',
  sliding: 'Sliding',
  folding: 'Folding',
  pivot: 'Pivot',
  louvre: 'Louvre',
}
