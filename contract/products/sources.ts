/** Each source once, in the order of the rows: footnotes have its number, from 1. */
export function sourcesOf(rows: { source?: string | undefined }[]): string[] {
  return [...new Set(rows.flatMap(({ source }) => source || []))]
}

/** What is said about figures without a source of their own. */
export function generalSource(figuresSource: string) {
  return figuresSource || 'Source: not known.'
}
