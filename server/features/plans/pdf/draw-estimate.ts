import { timeZone } from '@house/contract/time-zone'
import { leftOutSentence, type ShownEstimate, showAmount, sumRows } from '@house/fenestration/estimate/format-estimate'
import { heightOf, inner, paper, rule, type Sheet, write } from '../../../platform/pdf/sheet.ts'

const column = { width: inner * 0.46, left: paper.margin, right: paper.margin + inner * 0.54 }
const rowHeight = 19
const totalHeight = 40
const headingHeight = 36
const small = { size: 8.5, width: column.width, gap: 1.5 }

/** The height of the block, so that it is not divided between pages. */
export function measureEstimate(sheet: Sheet, estimate: ShownEstimate) {
  const terms = termsOf(estimate).reduce((sum, line) => sum + heightOf(sheet, line.text, small) + 4, 0)
  const sums = sumRows(estimate).length * rowHeight + totalHeight
  const notes = notesOf(estimate).reduce((sum, text) => sum + heightOf(sheet, text, small) + 4, 0)
  return headingHeight + Math.max(terms, sums + notes) + 16
}

/** What it comes to with GST, what is in it and what is not. */
export function drawEstimate(sheet: Sheet, estimate: ShownEstimate, top: number) {
  const { palette } = sheet.brand
  rule(sheet, top)
  write(sheet, 'Estimate', paper.margin, top + 10, { font: 'serif', size: 18, width: inner })
  let y = top + headingHeight
  for (const { text, isHeading } of termsOf(estimate))
    y += write(sheet, text, column.left, y, { ...small, ...(isHeading ? { font: 'strong' } : soft(sheet)) }) + 4
  y = top + headingHeight
  for (const [label, amount] of sumRows(estimate)) {
    write(sheet, label, column.right, y, { size: 9, colour: palette['ink-soft'], width: column.width })
    write(sheet, amount, column.right, y, { size: 9, width: column.width, align: 'right' })
    rule(sheet, y + 14, column.right, column.width)
    y += rowHeight
  }
  write(sheet, 'With GST', column.right, y + 6, { font: 'strong', size: 9, width: column.width })
  write(sheet, showAmount(estimate.totals?.total), column.right, y, {
    font: 'serif',
    size: 19,
    width: column.width,
    align: 'right',
  })
  rule(sheet, y + 26, column.right, column.width, palette.ink)
  y += totalHeight
  for (const text of notesOf(estimate)) y += write(sheet, text, column.right, y, { ...small, ...soft(sheet) }) + 4
  return top + measureEstimate(sheet, estimate)
}

function soft(sheet: Sheet) {
  return { colour: sheet.brand.palette['ink-soft'] }
}

type Line = { text: string; isHeading?: boolean }

function termsOf({ terms }: ShownEstimate): Line[] {
  const list = (title: string, texts: string[]): Line[] =>
    texts.length === 0 ? [] : [{ text: title, isHeading: true }, ...texts.map((text) => ({ text }))]
  return [...list('In the estimate', terms.inclusions), ...list('Not in it', terms.exclusions)]
}

function notesOf(estimate: ShownEstimate): string[] {
  const { price_book, date, valid_until, note } = estimate.terms
  return [
    `From our price list of ${dateOf(date)}: ${price_book}. This estimate holds until ${dateOf(valid_until)}. ${note}`,
    leftOutSentence(estimate),
  ].filter(Boolean)
}

function dateOf(instant: string) {
  return new Date(instant).toLocaleDateString('en-IN', { timeZone, dateStyle: 'long' })
}
