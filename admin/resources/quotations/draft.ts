import type { PriceBook } from '@house/contract/estimates/price-book'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { newLineId } from '@house/contract/quotations/line-id'
import type { OpeningLine, Quotation, QuotationLine } from '@house/contract/quotations/quotation'
import type { QuotationRecord } from '@house/contract/staff/entities'
import { isDoor } from '@house/fenestration/description/kind'
import { DesignError } from '@house/fenestration/design/parse-design'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { nextName, nextNameLike } from '@house/fenestration/plan/opening-names'
import { newOpeningLine } from '@house/fenestration/quotation/new-lines'
import { priceLine } from '@house/fenestration/quotation/price-line'

export type Pricing = NonNullable<QuotationRecord['pricing']>
/** What the cards of a draft show and change. */
export type DraftPart = { document: Quotation; change: (changes: Partial<Quotation>) => void; pricing: Pricing }
/** What a line is priced with. */
export type Basis = { plannerParts: PlannerParts; book: PriceBook | null }

/** The price follows the design, unless it was entered by hand. */
export function changeOpening(
  line: OpeningLine,
  changes: Partial<OpeningLine>,
  { plannerParts, book }: Basis,
): OpeningLine {
  return priceLine({ ...line, ...changes }, plannerParts, book)
}

export function replaceLine(lines: QuotationLine[], index: number, line: QuotationLine) {
  return lines.map((other, at) => (at === index ? line : other))
}

export function moveLine(lines: QuotationLine[], from: number, to: number) {
  const line = lines[from]
  return line && to >= 0 && to < lines.length ? lines.toSpliced(from, 1).toSpliced(to, 0, line) : lines
}

/** A copy after it; an opening gets the next free number. */
export function duplicateLine(lines: QuotationLine[], index: number) {
  const line = lines[index]
  if (!line) return lines
  const id = newLineId()
  const copy: QuotationLine =
    line.kind === 'opening'
      ? { ...line, id, design: { ...line.design, name: nextNameLike(namesOf(lines), line.design.name) } }
      : { ...line, id }
  return lines.toSpliced(index + 1, 0, copy)
}

/** At the end, with the next free number and the price of the book. */
export function addOpening(lines: QuotationLine[], design: Design, { plannerParts, book }: Basis): QuotationLine[] {
  const letter = isDoor(design, partsOf(design, plannerParts).system) ? 'D' : 'W'
  const named = { ...design, name: nextName(namesOf(lines), letter) }
  return [...lines, newOpeningLine(named, plannerParts, book)]
}

/** Costs are shown once there is one. */
export function hasCosts({ lines }: Pick<Quotation, 'lines'>) {
  return lines.some(({ cost }) => cost !== null)
}

/** What a line lacks, in the words of the screen; `null` if it can be saved. */
export function missingIn({ lines }: Pick<Quotation, 'lines'>): string | null {
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'free' && line.label.trim() === '') return `Line ${index + 1}: write what it is for.`
    if (line.kind === 'opening' && line.source === 'manual' && line.reason.trim() === '')
      return `${line.design.name || `Line ${index + 1}`}: write why it is not the book's price.`
  }
  return null
}

/** Terms are typed one on each line. */
export function linesOf(text: string): Quotation['terms'] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/** What `read` finds out about an opening; `null` if we no longer offer a part of it. */
export function ifKnown<T>(design: Design, plannerParts: PlannerParts, read: () => T): T | null {
  try {
    partsOf(design, plannerParts)
    return read()
  } catch (error) {
    if (!(error instanceof DesignError)) throw error
    return null
  }
}

function namesOf(lines: QuotationLine[]) {
  return lines.flatMap((line) => (line.kind === 'opening' ? [line.design.name] : []))
}
