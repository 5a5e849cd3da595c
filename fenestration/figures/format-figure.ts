import type { Figures } from './figures.ts'

const formats: Record<keyof Figures, { unit: string; digits: number }> = {
  uw: { unit: 'W/m²K', digits: 1 },
  shgc: { unit: '', digits: 2 },
  sound: { unit: 'dB', digits: 0 },
  weight: { unit: 'kg', digits: 0 },
}

export const notKnown = 'not known'

/** A figure with its unit, as documents and staff read it. */
export function formatFigure(name: keyof Figures, value: number | null): string {
  const { unit, digits } = formats[name]
  return value === null ? notKnown : `${value.toFixed(digits)} ${unit}`.trim()
}
