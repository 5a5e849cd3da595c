import { type Figure, measuredOnDrawing } from './figure.ts'

/** The tables that the values of a figure come from, without what was looked up in each. The glass is no table. */
export function tablesOf({ lines }: Pick<Figure, 'lines'>, glass: string): string[] {
  const sources = lines
    .filter(({ value, source }) => value !== null && ![measuredOnDrawing, glass].includes(source))
    .map(({ source }) => source.replace(/ \([^)]*\)$|: .*$/, ''))
  return [...new Set(sources.filter(Boolean))]
}
