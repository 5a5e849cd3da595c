/**
 * A decimal number as people type it, such as "4,200.50" or "₹ 1,24,500", in whole units of its last digit: with two digits,
 * rupees become paise. `null` if it is no such number. Without floating point, so that nothing is lost.
 */
export function parseDecimal(text: string, digits: number): number | null {
  // A comma groups two or three digits; "3,5" may be three and a half.
  const match = /^₹?(\d+|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3})(?:\.(\d*))?$/.exec(text.replace(/\s/g, ''))
  if (!match) return null
  const [, grouped = '', fraction = ''] = match
  const whole = grouped.replaceAll(',', '')
  if (whole.length > 9 || fraction.length > digits) return null
  return Number(whole + fraction.padEnd(digits, '0'))
}

/** The same backwards, without zeros that say nothing: 420050 with two digits is "4200.5". */
export function formatDecimal(units: number, digits: number): string {
  if (digits === 0) return String(units)
  const text = String(units).padStart(digits + 1, '0')
  const fraction = text.slice(-digits).replace(/0+$/, '')
  return text.slice(0, -digits) + (fraction === '' ? '' : `.${fraction}`)
}
