import type { Figures } from '@house/fenestration/figures/figures'

/** "2.7", or "not known". */
export function formatU(value: number | null) {
  return value === null ? 'not known' : value.toFixed(1)
}

export function formatPercent(value: number | null) {
  return value === null ? 'not known' : `${Math.round(value * 100)} %`
}

export function formatKg(value: number | null) {
  return value === null ? 'not known' : String(Math.round(value))
}

/** A figure without its unit. */
export function formatFigure(name: keyof Figures, value: number | null) {
  if (name === 'uw') return formatU(value)
  if (name === 'shgc') return formatPercent(value)
  return formatKg(value)
}
