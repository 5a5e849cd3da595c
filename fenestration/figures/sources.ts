import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { partsOf } from '../design/planner-parts.ts'
import { type Figure, measuredOnDrawing } from './figure.ts'
import { computeFigures, type Figures } from './figures.ts'

const methods: Record<keyof Figures, string> = {
  uw: 'Heat loss by ISO 10077-1',
  shgc: 'Sun',
  sound: 'Sound, of the glass alone',
  weight: 'Weight of glass and profiles',
}

/** Where the values of each figure of these openings come from, as sentences. */
export function figureSources(designs: Design[], plannerParts: PlannerParts): string[] {
  const openings = designs.map((design) => ({
    figures: computeFigures(design, plannerParts),
    glass: partsOf(design, plannerParts).glazing.name,
  }))
  return (Object.keys(methods) as (keyof Figures)[]).flatMap((name) => {
    const sources = new Set(openings.flatMap(({ figures, glass }) => sourcesOfFigure(figures[name], glass)))
    return sources.size === 0 ? [] : [`${methods[name]}. Values: ${[...sources].join('; ')}.`]
  })
}

/** Where the values come from that a figure is computed from. What was measured, and the name of the glass, are no sources. */
export function sourcesOfFigure({ value, lines }: Pick<Figure, 'value' | 'lines'>, glass: string): string[] {
  if (value === null) return []
  const sources = lines
    .filter((line) => line.value !== null && line.source !== measuredOnDrawing && line.source !== glass)
    .map(({ source }) => source)
  return [...new Set(sources.filter(Boolean))]
}
