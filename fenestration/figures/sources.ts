import { type Figure, measuredOnDrawing } from './figure.ts'

/** Where the values come from that a figure is computed from. What was measured, and the name of the glass, are no sources. */
export function sourcesOfFigure({ value, lines }: Pick<Figure, 'value' | 'lines'>, glass: string): string[] {
  if (value === null) return []
  const sources = lines
    .filter((line) => line.value !== null && line.source !== measuredOnDrawing && line.source !== glass)
    .map(({ source }) => source)
  return [...new Set(sources.filter(Boolean))]
}
