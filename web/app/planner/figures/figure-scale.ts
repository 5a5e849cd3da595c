import type { Glazing, PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { partsOf } from '@house/fenestration/design/catalogue'
import { glassFits } from '@house/fenestration/design/glazing'
import type { Figures } from '@house/fenestration/figures/figures'
import { limitsFor } from '@house/fenestration/rules/find-problems'
import { formatPercent, formatU } from './format.ts'
import { type EveryGlass, type GlassValue, isSingleClear } from './with-every-glass.ts'

export type FigureScale = {
  from: string
  to: string
  /** From 0 to 1. */
  at: number
  isOver?: boolean
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
    const values = catalogue.glazings.filter(fits).flatMap(({ rw }) => rw.value ?? [])
    return between(Math.min(...values), Math.max(...values), value, String)
  }
  const values = everyGlass[name]
    .filter(({ glazing }) => fits(glazing))
    .toSorted((one, other) => other.value - one.value)
  const [worst, best] = [values[0], values.at(-1)]
  if (!worst || !best) return null
  return between(worst.value, best.value, value, name === 'uw' ? formatU : formatPercent, nameOf(worst))
}

function nameOf({ glazing }: GlassValue) {
  return isSingleClear(glazing) ? ' single' : ''
}

function between(
  worst: number,
  best: number,
  value: number,
  format: (end: number) => string,
  worstName = '',
): FigureScale | null {
  if (!Number.isFinite(worst) || worst === best) return null
  const at = (value - worst) / (best - worst)
  return { from: `${format(worst)}${worstName}`, to: `${format(best)} best`, at: Math.min(1, Math.max(0, at)) }
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
