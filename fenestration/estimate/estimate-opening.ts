import type { Amounts, EstimateLine, OpeningEstimate } from '@house/contract/estimates/estimate'
import type { PriceBook, PriceRange } from '@house/contract/estimates/price-book'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { fillLabels, grilleLabels, meshLabels } from '../description/labels.ts'
import { hasGlass } from '../design/glazing.ts'
import { type Parts, partsOf } from '../design/planner-parts.ts'
import { pricedOpeningLabels } from './labels.ts'
import { type Measures, measure, pricedOpeningOf } from './measure.ts'
import { formatRange } from './money.ts'

/** A line before its price is looked up: without a rate the opening has no price. */
type Charge = Pick<EstimateLine, 'label' | 'quantity' | 'unit'> & {
  /** What it is, for the reason why there is no price. */
  subject: string
  rate: PriceRange | undefined
  note?: string
}

/** The price of one opening and its pieces, line by line. Throws `DesignError` when a part of it is not offered. */
export function estimateOpening(design: Design, plannerParts: PlannerParts, book: PriceBook): OpeningEstimate {
  const parts = partsOf(design, plannerParts)
  const measures = measure(design, parts.system, plannerParts)
  const charges = [
    ...rateCharges(measures, parts, book),
    ...hardwareCharges(measures, book),
    ...glassCharges(measures, parts, book),
    ...fillingCharges(measures, book),
    ...finishCharges(measures, parts, book),
    ...equipmentCharges(measures, design, book),
    perArea('Fitting', 'fitting', measures.frame, book.installation),
  ].filter(({ quantity }) => quantity > 0)
  const { name, quantity } = design
  const reasons = charges.flatMap(({ rate, subject }) => (rate ? [] : [`The price list has no price for ${subject}`]))
  if (reasons.length > 0) return { name, quantity, lines: [], each: null, total: null, reasons }
  // A line of nothing, such as a glass without a surcharge, explains nothing.
  const lines = charges.flatMap(toLine).filter(({ high }) => high > 0)
  const each = sumOf(lines)
  return { name, quantity, lines, each, total: times(each, quantity), reasons }
}

function rateCharges({ parts }: Measures, { system }: Parts, book: PriceBook): Charge[] {
  return [...areasBy(parts, ({ cell }) => pricedOpeningOf(cell))].map(([opening, area]) => {
    const rate = book.rates.find((candidate) => candidate.system === system.key && candidate.opening === opening)
    const words = pricedOpeningLabels[opening].toLowerCase()
    const charge = perArea(
      `${system.name}, ${words}`,
      `${system.name}, ${words}`,
      Math.max(area, rate?.min_area ?? 0),
      rate,
    )
    return rate && area < rate.min_area
      ? { ...charge, note: `the least we charge for, not ${inSquareMetres(area)}` }
      : charge
  })
}

function hardwareCharges({ sashes }: Measures, { hardware }: PriceBook): Charge[] {
  return [...new Set(sashes)].map((opening) => {
    const words = pricedOpeningLabels[opening].toLowerCase()
    return {
      label: `Hardware, ${words}`,
      subject: `the hardware of a ${words} sash`,
      quantity: sashes.filter((other) => other === opening).length,
      unit: 'sash',
      rate: findPrice(hardware, opening),
    }
  })
}

function glassCharges({ parts }: Measures, { glazing }: Parts, { glass }: PriceBook): Charge[] {
  const area = totalArea(parts.filter(({ cell }) => hasGlass(cell)))
  return [perArea(`Glass: ${glazing.name}`, `the glass “${glazing.name}”`, area, findPrice(glass, glazing.key))]
}

function fillingCharges({ parts }: Measures, { fillings }: PriceBook): Charge[] {
  const special = parts.filter(({ cell }) => cell.fill !== 'glass')
  return [...areasBy(special, ({ cell }) => cell.fill)].map(([fill, area]) =>
    perArea(fillLabels[fill], fillLabels[fill].toLowerCase(), area, findPrice(fillings, fill)),
  )
}

function finishCharges({ frame }: Measures, { colours }: Parts, { finishes }: PriceBook): Charge[] {
  const { inside, outside } = colours
  const charge = (colour: typeof inside, where: string, sides: number) =>
    perArea(`${colour.name}, ${where}`, `the colour “${colour.name}”`, frame * sides, findPrice(finishes, colour.key))
  if (inside.key === outside.key) return [{ ...charge(inside, 'inside and outside', 2), note: 'both sides counted' }]
  return [charge(inside, 'inside', 1), charge(outside, 'outside', 1)]
}

function equipmentCharges({ frame, parts }: Measures, { mesh, grille }: Design, book: PriceBook): Charge[] {
  const opening = totalArea(parts.filter(({ cell }) => cell.opens !== 'fixed'))
  return [
    ...(mesh
      ? [perArea(meshLabels[mesh], meshLabels[mesh].toLowerCase(), opening || frame, findPrice(book.meshes, mesh))]
      : []),
    ...(grille
      ? [perArea(grilleLabels[grille], grilleLabels[grille].toLowerCase(), frame, findPrice(book.grilles, grille))]
      : []),
  ]
}

function perArea(label: string, subject: string, area: number, rate: PriceRange | undefined): Charge {
  return { label, subject, quantity: area, unit: 'mm2', rate }
}

function findPrice(prices: ({ key: string } & PriceRange)[], key: string) {
  return prices.find((price) => price.key === key)
}

const mm2PerM2 = 1_000_000
const rupee = 100

/** Whole rupees, the low one rounded down and the high one up, so that no rounding narrows the range. */
function toLine({ label, quantity, unit, rate, note }: Charge): EstimateLine[] {
  if (!rate) return []
  const per = unit === 'mm2' ? mm2PerM2 : 1
  const amount = unit === 'mm2' ? inSquareMetres(quantity) : `${quantity} ${quantity === 1 ? 'sash' : 'sashes'}`
  const working = `${amount} at ${formatRange(rate)} ${unit === 'mm2' ? 'per m²' : 'each'}`
  return [
    {
      label,
      quantity,
      unit,
      rate: { low: rate.low, high: rate.high },
      working: note ? `${working}; ${note}` : working,
      low: roundDown(rate.low * quantity, per * rupee) / per,
      high: roundUp(rate.high * quantity, per * rupee) / per,
    },
  ]
}

/** Exact for whole numbers, unlike a division. */
export function roundDown(value: number, step: number) {
  return value - (value % step)
}

export function roundUp(value: number, step: number) {
  const down = roundDown(value, step)
  return down === value ? value : down + step
}

function inSquareMetres(mm2: number) {
  return `${(mm2 / mm2PerM2).toFixed(2)} m²`
}

export function sumOf(amounts: Amounts[]): Amounts {
  return amounts.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), { low: 0, high: 0 })
}

function times({ low, high }: Amounts, factor: number): Amounts {
  return { low: low * factor, high: high * factor }
}

type PartArea = Measures['parts'][number]

function areasBy<K>(parts: PartArea[], keyOf: (part: PartArea) => K): Map<K, number> {
  const areas = new Map<K, number>()
  for (const part of parts) areas.set(keyOf(part), (areas.get(keyOf(part)) ?? 0) + part.area)
  return areas
}

function totalArea(parts: PartArea[]) {
  return parts.reduce((sum, { area }) => sum + area, 0)
}
