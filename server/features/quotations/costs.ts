import type { Quotation } from '@house/contract/quotations/quotation'

/** For staff who may not see what things cost the company. */
export function withoutCosts(document: Quotation): Quotation {
  return { ...document, lines: document.lines.map((line) => ({ ...line, cost: null })) }
}

/** Changes by staff who do not see costs leave those of every line as they are. */
export function withStoredCosts(changed: Quotation, stored: Quotation): Quotation {
  const costs = new Map(stored.lines.map(({ id, cost }) => [id, cost]))
  return { ...changed, lines: changed.lines.map((line) => ({ ...line, cost: costs.get(line.id) ?? null })) }
}
