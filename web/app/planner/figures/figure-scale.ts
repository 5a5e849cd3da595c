import type { Glazing, OptionalValue, PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { partsOf } from '@house/fenestration/design/catalogue'
import type { Figures } from '@house/fenestration/figures/figures'
import { limitsFor } from '@house/fenestration/rules/find-problems'
import { formatPercent, formatU } from './format.ts'

export type FigureScale = {
  from: string
  to: string
  /** From 0 to 1. */
  at: number
  isOver?: boolean
}

/** A figure between two values that have a source in the catalogue: its glasses, or what a sash may weigh. */
export function scaleOf(
  name: keyof Figures,
  figures: Figures,
  design: Design,
  catalogue: PlannerCatalogue,
): FigureScale | null {
  const { value } = figures[name]
  const known = (of: (glazing: Glazing) => OptionalValue) =>
    catalogue.glazings.flatMap((glazing) => of(glazing).value ?? []).toSorted((one, other) => one - other)
  if (name === 'weight') return weightScale(figures, design, catalogue)
  if (value === null) return null
  if (name === 'uw') {
    const values = known(({ ug }) => ug)
    return between(values.at(-1), values[0], value, (end) => formatU(end), 'single')
  }
  if (name === 'shgc') {
    const values = known(({ shgc }) => shgc)
    return between(values.at(-1), values[0], value, (end) => formatPercent(end), 'clear')
  }
  const values = known(({ rw }) => rw)
  return between(values[0], values.at(-1), value, String, '')
}

function between(
  worst: number | undefined,
  best: number | undefined,
  value: number,
  format: (end: number) => string,
  worstName: string,
): FigureScale | null {
  if (worst === undefined || best === undefined || worst === best) return null
  const at = (value - worst) / (best - worst)
  return { from: `${format(worst)} ${worstName}`.trim(), to: `${format(best)} best`, at: Math.min(1, Math.max(0, at)) }
}

/** The heaviest sash, against what its hinges or rollers carry. */
function weightScale({ weight }: Figures, design: Design, catalogue: PlannerCatalogue): FigureScale | null {
  const { heaviestLeaf } = weight
  const cell = heaviestLeaf && design.rows[heaviestLeaf.row]?.cells[heaviestLeaf.column]
  if (!cell) return null
  const limits = limitsFor(partsOf(design, catalogue).system.limits, { cell }, design)
  const most = Math.min(...limits.flatMap(({ max_weight_kg }) => max_weight_kg ?? []))
  if (!Number.isFinite(most)) return null
  return { from: 'sash', to: `${most} most`, at: Math.min(1, heaviestLeaf.kg / most), isOver: heaviestLeaf.kg > most }
}
