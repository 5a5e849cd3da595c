import { notKnown } from '@house/contract/products/attribute-options'
import { bottom, nextPage } from '../../../platform/pdf/page.ts'
import { heightOf, inner, paper, rule, type Sheet, write } from '../../../platform/pdf/sheet.ts'

/** Label, value, and the number of its source where it has one. */
export type TableRow = [label: string, value: string, source: string]
type Table = { title: string; rows: TableRow[]; x?: number; width?: number }

const size = 8.5
const titleHeight = 26
const sourceWidth = 40
const gap = 20

/** Returns where the next part starts. A table without rows is left out. */
export function drawTable(sheet: Sheet, { title, rows, ...place }: Table, top: number) {
  if (rows.length === 0) return top
  const { x = paper.margin, width = inner } = place
  const { ink, 'ink-soft': soft } = sheet.brand.palette
  const hasSources = rows.some(([, , source]) => source)
  const left = width * 0.38
  const style = { size, width: width - left - (hasSources ? sourceWidth : 0), gap: 1.5 }
  const heightOfRow = ([label, value]: TableRow) =>
    Math.max(heightOf(sheet, value, style), heightOf(sheet, label, { ...style, width: left - 8 })) + 8

  let y = top
  // A title is never alone at the foot of a page.
  if (y + titleHeight + heightOfRow(rows[0] ?? ['', '', '']) > bottom) y = nextPage(sheet)
  write(sheet, title, x, y, { font: 'serif', size: 15, width: width - sourceWidth })
  if (hasSources) write(sheet, 'Source', x, y + 7, { size: 7.5, colour: soft, width, align: 'right' })
  y += titleHeight - 4
  for (const row of rows) {
    const [label, value, source] = row
    const height = heightOfRow(row)
    if (y + height > bottom) y = nextPage(sheet)
    rule(sheet, y, x, width)
    write(sheet, label, x, y + 4, { ...style, colour: soft, width: left - 8 })
    write(sheet, value, x + left, y + 4, { ...style, colour: value === notKnown ? soft : ink })
    if (source) write(sheet, source, x, y + 4, { size, colour: soft, width, align: 'right' })
    y += height
  }
  rule(sheet, y, x, width)
  return y + gap
}
