import type { Amounts } from '@house/contract/estimates/estimate'

/** Paise as rupees with Indian grouping: "₹ 1,24,500", with paise only if there are any: "₹ 99.50". */
export function formatRupees(paise: number): string {
  return `${paise < 0 ? '−' : ''}₹ ${figuresOf(paise)}`
}

/** With paise, for columns of figures: "41,640.00". */
export function formatPaise(paise: number): string {
  const { rupees, rest } = split(paise)
  return `${paise < 0 ? '−' : ''}${groupIndian(rupees)}.${String(rest).padStart(2, '0')}`
}

/** "₹ 36,800 – 47,200". */
export function formatRange({ low, high }: Amounts): string {
  return low === high ? formatRupees(low) : `${formatRupees(low)} – ${low < 0 ? formatRupees(high) : figuresOf(high)}`
}

function figuresOf(paise: number) {
  const { rupees, rest } = split(paise)
  return groupIndian(rupees) + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`)
}

/** The last three digits, then pairs: 1,24,500. Not `toLocaleString`: the same on every machine. */
function groupIndian(rupees: number) {
  return String(rupees).replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
}

function split(paise: number) {
  const amount = Math.abs(paise)
  const rest = amount % 100
  return { rupees: (amount - rest) / 100, rest }
}

/** "Rupees two lakh seventeen thousand seven hundred and sixty-nine only". */
export function rupeesInWords(paise: number): string {
  const { rupees, rest } = split(paise)
  const words = wordsOf(rupees)
  // One "and", before what comes last.
  const text = rest === 0 ? words : `${words.replace(' and ', ' ')} and ${belowHundred(rest)} paise`
  return `${paise < 0 ? 'Minus rupees' : 'Rupees'} ${text} only`
}

const scales: [value: number, name: string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
]

function wordsOf(number: number): string {
  if (number < 100) return belowHundred(number)
  const [value, name] = scales.find(([scale]) => number >= scale) ?? [100, 'hundred']
  const rest = number % value
  const head = `${wordsOf((number - rest) / value)} ${name}`
  if (rest === 0) return head
  return `${head}${rest < 100 ? ' and' : ''} ${wordsOf(rest)}`
}

const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

function belowHundred(number: number) {
  if (number < 20) return small[number] ?? ''
  const ones = number % 10
  const ten = tens[(number - ones) / 10] ?? ''
  return ones === 0 ? ten : `${ten}-${small[ones]}`
}
