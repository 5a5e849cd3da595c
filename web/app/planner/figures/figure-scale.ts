import type { Glazing, PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { partsOf } from '@house/fenestration/design/catalogue'
import { glassFits } from '@house/fenestration/design/glazing'
import type { Figures } from '@house/fenestration/figures/figures'
import { limitsFor } from '@house/fenestration/rules/find-problems'
import { formatPercent, formatU } from './format.ts'
import { type EveryGlass, findSinglePane, type GlassValue, isSingleClear } from './with-every-glass.ts'

export type FigureScale = {
  from: string
  to: string
  /** From 0 to 1. */
  at: number
  isOver?: boolean
  /** What the figure is compared with, here and in its words, each with the source of its value. */
  comparedWith: string[]
}

/** A figure between the worst and the best glass that the system takes, in the same opening; a sash below what it may weigh. */
export function scaleOf(
  name: keyof Figures,
  figures: Figures,
  design: Design,
  catalogue: PlannerCatalogue,
  everyGlass: EveryGlass,
): FigureScale | null {
  const { value } = figures[name]
  if (name === 'weight') return weightScale(figures, design, catalogue)
  if (value === null) return null
  const { system } = partsOf(design, catalogue)
  const fits = (glazing: Glazing) => glassFits(system, glazing)
  if (name === 'sound') {
    const known = catalogue.glazings
      .filter(fits)
      .flatMap((glazing) =>
        glazing.rw.value === null ? [] : { glazing, value: glazing.rw.value, source: glazing.rw.source },
      )
    return between(
      known.toSorted((one, other) => one.value - other.value),
      value,
      String,
    )
  }
  const values = everyGlass[name]
    .filter(({ glazing }) => fits(glazing))
    .toSorted((one, other) => other.value - one.value)
  return between(values, value, name === 'uw' ? formatU : formatPercent, findSinglePane(everyGlass[name]))
}

function between(
  values: GlassValue[],
  value: number,
  format: (end: number) => string,
  singlePane?: GlassValue,
): FigureScale | null {
  const [worst, best] = [values[0], values.at(-1)]
  if (!worst || !best || worst.value === best.value) return null
  const at = (value - worst.value) / (best.value - worst.value)
  const comparedWith = [singlePane, worst, best].flatMap((each) =>
    each ? `${each.glazing.name}: ${format(each.value)} (${each.source})` : [],
  )
  return {
    from: `${format(worst.value)}${isSingleClear(worst.glazing) ? ' single' : ''}`,
    to: `${format(best.value)} best`,
    at: Math.min(1, Math.max(0, at)),
    comparedWith: [...new Set(comparedWith)],
  }
}

/** The heaviest sash, against what its hinges or rollers carry. */
function weightScale({ weight }: Figures, design: Design, catalogue: PlannerCatalogue): FigureScale | null {
  const { heaviestLeaf } = weight
  const cell = heaviestLeaf && design.rows[heaviestLeaf.row]?.cells[heaviestLeaf.column]
  if (!cell) return null
  const limits = limitsFor(partsOf(design, catalogue).system.limits, { cell }, design)
  const [strictest] = limits
    .flatMap(({ max_weight_kg: most, source }) => (most === null ? [] : { most, source }))
    .toSorted((one, other) => one.most - other.most)
  if (!strictest) return null
  const { most, source } = strictest
  return {
    from: 'sash',
    to: `${most} most`,
    at: Math.min(1, heaviestLeaf.kg / most),
    isOver: heaviestLeaf.kg > most,
    comparedWith: [`The most that a sash of this system may weigh, ${most} kg (${source})`],
  }
}
