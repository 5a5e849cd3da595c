import type { PriceBook } from '@house/contract/estimates/price-book'
import type { PricedOpening } from '@house/contract/estimates/price-book-options'
import { pricedOpeningOf } from '@house/fenestration/estimate/measure'
import { systems } from './systems.ts'

export const priceBookName = 'Example prices, not an offer'

/** Invented: rupees per m² of the usual way of opening. */
const ratePerSquareMetre: Record<string, [low: number, high: number]> = {
  'upvc-60-casement': [5200, 6600],
  'upvc-70-casement': [6800, 8600],
  'upvc-villa': [6400, 8200],
  'upvc-62-sliding': [4400, 5600],
  'upvc-92-sliding': [5000, 6400],
  'upvc-116-sliding': [5600, 7200],
  'upvc-lift-slide': [9800, 12_400],
  'upvc-tilt-slide': [9200, 11_600],
  'upvc-fold': [9400, 12_000],
  'upvc-vertical-slide': [6000, 7600],
  'upvc-60-door': [6000, 7600],
  'upvc-70-door': [7800, 9800],
  'upvc-mesh-door': [4200, 5400],
  'upvc-sliding-door': [5600, 7200],
  'alu-50-casement': [5800, 7400],
  'alu-65-casement': [9600, 12_200],
  'alu-27-sliding': [4600, 6000],
  'alu-slim-sliding': [9800, 12_600],
  'alu-lift-slide': [14_000, 17_800],
  'alu-bifold': [13_200, 16_800],
  'alu-door': [8200, 10_400],
  'alu-facade': [8600, 11_000],
  'slim-interior': [7400, 9600],
}

const factors: Record<PricedOpening, number> = {
  fixed: 0.75,
  hinged: 1,
  'top-hung': 1.05,
  'bottom-hung': 1.05,
  'tilt-and-turn': 1.15,
  sliding: 1,
  folding: 1,
  pivot: 1.25,
  louvre: 1.1,
}

/** Rupees with their low and high, by key. */
function prices<K extends string>(entries: Record<K, [low: number, high: number]>) {
  return (Object.keys(entries) as K[]).map((key) => {
    const [low, high] = entries[key]
    return { key, low: low * 100, high: high * 100 }
  })
}

const rates: PriceBook['rates'] = systems.flatMap((system) => {
  const [low, high] = ratePerSquareMetre[system.key] ?? []
  if (low === undefined || high === undefined) return []
  const ways = new Set(system.opens.map((opens) => pricedOpeningOf({ opens })))
  return [...ways].map((opening) => ({
    system: system.key,
    opening,
    // In tens of rupees.
    low: Math.round((low * factors[opening]) / 10) * 1000,
    high: Math.round((high * factors[opening]) / 10) * 1000,
    min_area: opening === 'fixed' ? 200_000 : 500_000,
  }))
})

/** The demonstration company's price book. Every number is invented. */
export const priceBook: PriceBook = {
  v: 1,
  rates,
  hardware: prices({
    hinged: [900, 1500],
    'top-hung': [800, 1300],
    'bottom-hung': [800, 1300],
    'tilt-and-turn': [3200, 4600],
    sliding: [700, 1200],
    folding: [2600, 3800],
    pivot: [3000, 4400],
    louvre: [1200, 1800],
  }),
  glass: prices({
    '5': [0, 0],
    '6': [150, 220],
    '5-frosted': [250, 350],
    '5-toughened': [350, 480],
    '6-toughened': [450, 620],
    '8-toughened': [800, 1100],
    '12-toughened': [1600, 2200],
    '11.5-laminated': [1500, 2000],
    '4-12-4': [1100, 1400],
    '5-10-5': [1250, 1600],
    '5-12-5': [1300, 1650],
    '5-12-5-toughened': [1850, 2350],
    '6-12-6': [1500, 1900],
    '6-12-6-toughened': [2100, 2700],
    '6-12-6-frosted': [1750, 2250],
    '6-12-6-low-e': [2300, 2950],
    '6-12-6-low-e-toughened': [2900, 3700],
    '6-12-6-low-e-argon': [2600, 3300],
    '6-16-6-low-e-argon': [2700, 3450],
    '6-16-6.4': [2900, 3700],
    '6-16-6.8-acoustic': [3800, 4900],
    '10-20-8.4-acoustic': [5600, 7200],
  }),
  fillings: prices({
    frosted: [250, 350],
    fluted: [600, 850],
    mesh: [300, 450],
    panel: [900, 1300],
    timber: [2400, 3400],
  }),
  finishes: prices({
    white: [0, 0],
    'golden-oak': [450, 600],
    walnut: [450, 600],
    anthracite: [400, 550],
    bronze: [400, 550],
    black: [400, 550],
  }),
  meshes: prices({ pleated: [1800, 2600], hinged: [1400, 2000], sliding: [1100, 1600], 'roll-up': [1500, 2200] }),
  grilles: prices({ bars: [1200, 1700], grid: [1500, 2100] }),
  installation: { low: 450_00, high: 700_00 },
  transport: prices({ 'Delhi NCR': [2500, 4500], Rajasthan: [6500, 11_000] }),
  rounding: 100_00,
  gst: 1800,
  hsn: '3925',
  validity_days: 30,
  inclusions: [
    'Frames, sashes, steel inside them, gaskets',
    'The glass, mesh and colours of the plan',
    'Handles, hinges, locks and rollers',
    'A visit to measure',
    'Transport, fitting, foam and sealant',
  ],
  exclusions: [
    'Taking out old windows',
    'Plaster, paint, masonry and sills',
    'Scaffolding or a hoist above the second floor',
    'Electrical work',
  ],
}
