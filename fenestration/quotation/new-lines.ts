import type { PriceBook } from '@house/contract/estimates/price-book'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { newLineId } from '@house/contract/quotations/line-id'
import type { FreeLine, OpeningLine } from '@house/contract/quotations/quotation'
import { priceLine } from './price-line.ts'

/** With the price of the book. */
export function newOpeningLine(design: Design, plannerParts: PlannerParts, book: PriceBook | null): OpeningLine {
  const line: OpeningLine = {
    kind: 'opening',
    id: newLineId(),
    design,
    source: 'book',
    rate: null,
    reason: '',
    unit_price: 0,
    cost: null,
  }
  return priceLine(line, plannerParts, book)
}

export function newFreeLine(): FreeLine {
  return { kind: 'free', id: newLineId(), label: '', quantity: 1, unit_price: 0, cost: null }
}
