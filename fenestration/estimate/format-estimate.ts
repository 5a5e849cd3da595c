import type { Amounts, FromEstimate, RangeEstimate } from '@house/contract/estimates/estimate'
import { formatRange, formatRupees } from './money.ts'

export type ShownEstimate = RangeEstimate | FromEstimate

/** "₹ 36,800 – 47,200" or "from ₹ 36,800": never one number alone. */
export function showAmount(amount: Amounts | number | null | undefined): string {
  if (amount === null || amount === undefined) return 'No price'
  return typeof amount === 'number' ? `from ${formatRupees(amount)}` : formatRange(amount)
}

/** "GST 18 %". */
export function gstLabel({ gst_rate }: ShownEstimate['terms']) {
  return `GST ${gst_rate / 100} %`
}

/** What is added up to the total, for screen and paper. Empty if nothing has a price. */
export function sumRows(estimate: ShownEstimate): [label: string, amount: string][] {
  if (!estimate.totals) return []
  const made = `${pricedPieces(estimate)}, made and fitted`
  const gst: [string, string] = [gstLabel(estimate.terms), showAmount(estimate.totals.gst)]
  if (estimate.mode === 'from') {
    const delivered = hasTransport(estimate) ? `${made}, with transport` : made
    return [[delivered, showAmount(estimate.totals.rounded)], gst]
  }
  const { openings, transport, rounding } = estimate.totals
  const rows: [string, string][] = [[made, showAmount(openings)]]
  if (transport) rows.push([transport.label, showAmount(transport)])
  if (rounding.low !== 0 || rounding.high !== 0) rows.push(['Rounding', showAmount(rounding)])
  return [...rows, gst]
}

/** Whether the sum of the plan has transport in it. */
export function hasTransport(estimate: ShownEstimate) {
  return estimate.mode === 'from' ? estimate.terms.zones.length > 0 : Boolean(estimate.totals?.transport)
}

/** Pieces without a price are in no sum. */
function pricedPieces({ items }: ShownEstimate) {
  const pieces = items.reduce((sum, { quantity, total }) => sum + (total === null ? 0 : quantity), 0)
  return `${pieces} piece${pieces === 1 ? '' : 's'}`
}

/** Which openings are not counted, and why; empty if all are. */
export function leftOutSentence({ items }: ShownEstimate): string {
  const without = items.filter(({ total }) => total === null)
  if (without.length === 0) return ''
  return `Not counted: ${without.map(({ name, reasons }) => `${name} (${reasons.join('; ')})`).join(', ')}.`
}
