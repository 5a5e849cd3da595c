import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { type FigureName, figureLabels, figureNames } from '@house/contract/products/attribute-options'
import type { AttributeRow } from '@house/contract/products/attributes'
import { partsOf } from '../design/catalogue.ts'
import { measuredOnDrawing } from '../figures/figure.ts'
import { computeFigures, type Figures } from '../figures/figures.ts'
import { formatFigure } from '../figures/format-figure.ts'
import { sizeOf } from './describe.ts'

const figureOf: Record<FigureName, keyof Figures> = {
  figure_uw: 'uw',
  figure_shgc: 'shgc',
  figure_sound: 'sound',
  figure_weight: 'weight',
}

/** What the planner works out for a product's standard size, as rows of its table. What is not known has no value. */
export function figureRows(design: Design, catalogue: PlannerCatalogue): AttributeRow[] {
  const figures = computeFigures(design, catalogue)
  const source = `Calculated for ${sizeOf(design)} with ${partsOf(design, catalogue).glazing.name}, from: ${tablesOf(figures)}`
  return figureNames.map((name) => {
    const figure = figureOf[name]
    const { value } = figures[figure]
    const known = value === null ? { value: '', source: '' } : { value: formatFigure(figure, value), source }
    return { name, label: figureLabels[name], ...known }
  })
}

/** The names of the tables, without what was looked up in each. */
function tablesOf(figures: Figures) {
  const sources = Object.values(figures)
    .filter(({ value }) => value !== null)
    .flatMap(({ lines }) => lines.filter(({ value }) => value !== null).map(({ source }) => source))
  const tables = sources.filter((source) => source !== measuredOnDrawing).map((source) => source.split(':')[0])
  return [...new Set(tables)].join('; ')
}
