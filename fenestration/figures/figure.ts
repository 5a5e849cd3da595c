import type { OptionalValue } from '@house/contract/plans/planner-parts'

/** One line of a working: a quantity, its value, and the source of a value that was not measured on the drawing. */
export type WorkingLine = { label: string; value: number | null; unit: string; source: string }

export type Figure = {
  /** `null` if an input is not known. */
  value: number | null
  /** Names what is missing, as a sentence. */
  missing: string | null
  formula: string
  lines: WorkingLine[]
  confidence: string
  /** What the figure does not say. */
  limitation: string
}

export function line(label: string, { value, source }: OptionalValue, unit: string): WorkingLine {
  return { label, value, unit, source }
}

export const measuredOnDrawing = 'Measured on the drawing'

export function measured(label: string, value: number, unit: string): WorkingLine {
  return { label, value: round(value, 3), unit, source: measuredOnDrawing }
}

/** Names the unknown inputs, without their symbols; `null` if all are known. */
export function missingAmong(lines: WorkingLine[]): string | null {
  const unknown = lines
    .filter(({ value }) => value === null)
    .map(({ label }) => label.replace(/ \(.*\)$/, '').toLowerCase())
  return unknown.length === 0 ? null : `No value for ${unknown.join(', ')}`
}

export function round(value: number, digits: number) {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
