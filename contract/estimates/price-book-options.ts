/** Ways of opening that have a price of their own: left and right cost the same. */
export const pricedOpenings = [
  'fixed',
  'hinged',
  'top-hung',
  'bottom-hung',
  'tilt-and-turn',
  'sliding',
  'folding',
  'pivot',
  'louvre',
] as const
export type PricedOpening = (typeof pricedOpenings)[number]

/** Fillings of a part that may cost more than clear glass. */
export const pricedFillings = ['frosted', 'fluted', 'mesh', 'panel', 'timber'] as const

export const priceBookStatuses = ['draft', 'in-force', 'retired'] as const
export type PriceBookStatus = (typeof priceBookStatuses)[number]

/** What visitors see of an estimate. */
export const estimateModes = ['range', 'from', 'off'] as const
export type EstimateMode = (typeof estimateModes)[number]

export const priceBookLimits = {
  name: 80,
  zone: 60,
  text: 200,
  texts: 20,
  entries: 500,
  /** ₹ 10,00,000 for one square metre, sash or journey is a slip. */
  paise: 10_00_000_00,
  /** Smallest chargeable area in mm². */
  area: 20_000_000,
  /** ₹ 10,000. */
  rounding: 10_000_00,
  /** Basis points. */
  gst: 10_000,
  validityDays: 365,
} as const

/** With every estimate. */
export const fixedAfterMeasuring = 'The price is fixed after we measure.'
