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
