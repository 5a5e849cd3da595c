import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { glassFits } from '@house/fenestration/design/glazing'
import { partsOf } from '@house/fenestration/design/planner-parts'
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
}
type Name = keyof Figures

/** A figure between the worst and the best glass that the system takes, in the same opening; a sash below what it may weigh. */
export function scaleOf(
  name: Name,
  figures: Figures,
  design: Design,
  plannerParts: PlannerParts,
  everyGlass: EveryGlass,
): FigureScale | null {
  const { value } = figures[name]
  if (name === 'weight') return weightScale(figures, design, plannerParts)
  const { worst, best } = endsOf(name, design, plannerParts, everyGlass)
  if (value === null || !worst || !best || worst.value === best.value) return null
  const at = (value - worst.value) / (best.value - worst.value)
  const format = formats[name]
  return {
    from: `${format(worst.value)}${isSingleClear(worst.glazing) ? ' single' : ''}`,
    to: `${format(best.value)} best`,
    at: Math.min(1, Math.max(0, at)),
  }
}

/** What a figure is compared with, on its scale and in its words, each with the source of its value. */
export function comparisonsOf(
  name: Name,
  figures: Figures,
  design: Design,
  plannerParts: PlannerParts,
  everyGlass: EveryGlass,
): string[] {
  if (name === 'weight') {
    const limit = sashLimit(figures, design, plannerParts)
    return limit ? [`The most that a sash of this system may weigh, ${limit.most} kg${inBrackets(limit.source)}`] : []
  }
  if (figures[name].value === null) return []
  const { worst, best } = endsOf(name, design, plannerParts, everyGlass)
  const singlePane = name === 'sound' ? undefined : findSinglePane(everyGlass[name])
  const values = [singlePane, worst, best].filter((each) => each !== undefined)
  return [
    ...new Set(
      values.map(({ glazing, value, source }) => `${glazing.name}: ${formats[name](value)}${inBrackets(source)}`),
    ),
  ]
}

const formats = { uw: formatU, shgc: formatPercent, sound: String }

/** The worst and the best glass that the system takes. */
function endsOf(name: keyof typeof formats, design: Design, plannerParts: PlannerParts, everyGlass: EveryGlass) {
  const { system } = partsOf(design, plannerParts)
  const values = name === 'sound' ? soundOfEveryGlass(plannerParts) : everyGlass[name]
  const fitting = values
    .filter(({ glazing }) => glassFits(system, glazing))
    .toSorted((one, other) => (name === 'sound' ? one.value - other.value : other.value - one.value))
  return { worst: fitting[0], best: fitting.at(-1) }
}

function soundOfEveryGlass({ glazings }: PlannerParts): GlassValue[] {
  return glazings.flatMap((glazing) => {
    const { value, source } = glazing.rw
    return value === null ? [] : { glazing, value, source }
  })
}

/** The heaviest sash, against what its hinges or rollers carry. */
function weightScale(figures: Figures, design: Design, plannerParts: PlannerParts): FigureScale | null {
  const limit = sashLimit(figures, design, plannerParts)
  if (!limit) return null
  const { most, kg } = limit
  return { from: 'sash', to: `${most} most`, at: Math.min(1, kg / most), isOver: kg > most }
}

/** What the heaviest sash weighs, and the most it may weigh. */
function sashLimit({ weight: { heaviestLeaf } }: Figures, design: Design, plannerParts: PlannerParts) {
  const cell = heaviestLeaf && design.rows[heaviestLeaf.row]?.cells[heaviestLeaf.column]
  if (!cell) return null
  const limits = limitsFor(partsOf(design, plannerParts).system.limits, { cell }, design)
  const [strictest] = limits
    .flatMap(({ max_weight_kg: most, source }) => (most === null ? [] : { most, source, kg: heaviestLeaf.kg }))
    .toSorted((one, other) => one.most - other.most)
  return strictest ?? null
}

function inBrackets(source: string) {
  return source && ` (${source})`
}
