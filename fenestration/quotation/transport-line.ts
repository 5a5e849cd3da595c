import type { PriceBook } from '@house/contract/estimates/price-book'
import type { QuotationLine } from '@house/contract/quotations/quotation'
import { transportLabel } from '../estimate/estimate-plan.ts'
import { middleOf } from './price-line.ts'

/** A quotation has one line for transport at most. */
const transportId = 'transport'

export function transportLineOf(lines: QuotationLine[]) {
  return lines.find(({ id }) => id === transportId)
}

/** The lines with transport to this zone, at the middle of its price; without a zone, without transport. */
export function withTransport(lines: QuotationLine[], book: PriceBook, zone: string | null): QuotationLine[] {
  const chosen = book.transport.find(({ key }) => key === zone)
  if (!chosen) return lines.filter(({ id }) => id !== transportId)
  const line: QuotationLine = {
    kind: 'free',
    id: transportId,
    label: transportLabel(chosen.key),
    quantity: 1,
    unit_price: middleOf(chosen),
    cost: transportLineOf(lines)?.cost ?? null,
  }
  return transportLineOf(lines) ? lines.map((other) => (other.id === transportId ? line : other)) : [...lines, line]
}
