const millimetresPer = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 }

const devanagariZero = 0x966
const fractions: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/** Whole millimetres from what people type: `1350`, `135 cm`, `1.35 m`, `4'6"`, `4 ft 6 in`, `54"`, `4'6½"`. */
export function readLength(input: string): number | undefined {
  const text = input
    .trim()
    .toLowerCase()
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/[½¼¾]/g, (fraction) => ` ${fractions[fraction]}`)
    .replace(/(\d)[,\u0020\u00a0](?=\d{3}\b)/g, '$1')
  const metric = /^(\d+(?:\.\d+)?)\s*(mm|cm|m)?$/.exec(text)
  if (metric) return Math.round(Number(metric[1]) * millimetresPer[(metric[2] ?? 'mm') as 'mm' | 'cm' | 'm'])
  const imperial =
    /^(?:(\d+(?:\.\d+)?)\s*(?:'|ft|feet|foot))?\s*(?:(\d+(?:\.\d+)?)(?:\s+(\d+)\/(\d+))?\s*(?:"|in|inch|inches)?)?$/.exec(
      text,
    )
  const [, feet, inches, numerator, denominator] = imperial ?? []
  if (feet === undefined && inches === undefined) return undefined
  const fraction = numerator && Number(denominator) > 0 ? Number(numerator) / Number(denominator) : 0
  return Math.round(Number(feet ?? 0) * millimetresPer.ft + (Number(inches ?? 0) + fraction) * millimetresPer.in)
}
