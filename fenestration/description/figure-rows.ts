import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { type FigureName, figureLabels, figureNames } from '@house/contract/products/attribute-options'
import type { AttributeRow } from '@house/contract/products/attributes'
import { designHasGlass } from '../design/glazing.ts'
import { partsOf } from '../design/planner-parts.ts'
import { computeFigures, type Figures } from '../figures/figures.ts'
import { formatFigure } from '../figures/format-figure.ts'
import { sourcesOfFigure } from '../figures/sources.ts'
import { sizeOf } from './describe.ts'

const figureOf: Record<FigureName, keyof Figures> = {
  figure_uw: 'uw',
  figure_shgc: 'shgc',
  figure_sound: 'sound',
  figure_weight: 'weight',
}

/** What the planner works out for a product's standard size, as rows of its table. What is not known has no value. */
export function figureRows(design: Design, plannerParts: PlannerParts): AttributeRow[] {
  const figures = computeFigures(design, plannerParts)
  const glass = partsOf(design, plannerParts).glazing.name
  const made = designHasGlass(design) ? `${sizeOf(design)} with ${glass}` : sizeOf(design)
  return figureNames.map((name) => {
    const figure = figureOf[name]
    const { value } = figures[figure]
    const row = { name, label: figureLabels[name], value: '', source: '' }
    if (value === null) return row
    const sources = sourcesOfFigure(figures[figure], glass).join('; ')
    // Noise is not worked out: it is the value of the glass.
    const source = figure === 'sound' ? `${sources} (${glass})` : `Calculated for ${made}, from: ${sources}`
    return { ...row, value: formatFigure(figure, value), source }
  })
}
