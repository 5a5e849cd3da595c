import type { Quotation, QuotationLine } from '@house/contract/quotations/quotation'

/** For staff who may not see what things cost the company. */
export function withoutCosts(document: Quotation): Quotation {
  return { ...document, lines: document.lines.map((line) => ({ ...line, cost: null })) }
}

/** Changes by staff who do not see costs keep those of the lines with the same name. */
export function withStoredCosts(changed: Quotation, stored: Quotation): Quotation {
  const costs = new Map(stored.lines.map((line) => [nameOf(line), line.cost]))
  return { ...changed, lines: changed.lines.map((line) => ({ ...line, cost: costs.get(nameOf(line)) ?? null })) }
}

function nameOf(line: QuotationLine) {
  return line.kind === 'opening' ? `opening ${line.design.name}` : `free ${line.label}`
}
