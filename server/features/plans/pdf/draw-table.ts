import { bottom, nextPage } from '../../../platform/pdf/page.ts'
import { heightOf, inner, paper, rule, type Sheet, write } from '../../../platform/pdf/sheet.ts'
import type { Opening, TableRow } from './openings.ts'

type Column = { name: keyof TableRow; title: string; width: number; isNumber?: boolean }

const columns: Column[] = [
  { name: 'name', title: 'No.', width: 30 },
  { name: 'room', title: 'Room', width: 56 },
  { name: 'quantity', title: 'Pcs', width: 20, isNumber: true },
  { name: 'size', title: 'Size, mm', width: 58, isNumber: true },
  { name: 'sill', title: 'Sill, mm', width: 32, isNumber: true },
  { name: 'kind', title: 'Type', width: 100 },
  { name: 'glass', title: 'Glass', width: 78 },
  { name: 'uw', title: 'U', width: 22, isNumber: true },
  { name: 'shgc', title: 'Sun', width: 26, isNumber: true },
  { name: 'sound', title: 'dB', width: 22, isNumber: true },
  { name: 'weight', title: 'kg', width: 25, isNumber: true },
  { name: 'area', title: 'm²', width: 30, isNumber: true },
]
const gap = 5
const rowPadding = 3.5
const headHeight = 17
const headingHeight = 34
const small = { size: 7, gap: 1 }

/** All openings, one line each; the head is repeated on every page. Returns where the next block starts. */
export function drawOpeningsTable(sheet: Sheet, openings: Opening[], top: number): number {
  const heights = openings.map(({ row }) => heightOfRow(sheet, row))
  let y = top + headingHeight + headHeight + (heights[0] ?? 0) > bottom ? nextPage(sheet) : top
  rule(sheet, y)
  write(sheet, 'Schedule', paper.margin, y + 8, { font: 'serif', size: 18, width: inner })
  y = drawHead(sheet, y + headingHeight)
  openings.forEach(({ row }, index) => {
    const height = heights[index] ?? 0
    if (y + height > bottom) y = drawHead(sheet, nextPage(sheet))
    drawRow(sheet, row, y)
    y += height
  })
  const note = 'U in W/m²K, Sun as SHGC, dB as Rw of the glass, kg and m² of one piece. A dash: not known, or no glass.'
  const taken = heightOf(sheet, note, { ...small, width: inner }) + 8
  if (y + taken > bottom) y = nextPage(sheet)
  rule(sheet, y)
  write(sheet, note, paper.margin, y + 5, { ...small, width: inner, colour: sheet.brand.palette['ink-soft'] })
  return y + taken + 8
}

function drawHead(sheet: Sheet, y: number) {
  place((column, x, width) =>
    write(sheet, column.title, x, y + 3, { ...small, font: 'strong', width, align: alignOf(column) }),
  )
  return y + headHeight
}

function drawRow(sheet: Sheet, row: TableRow, y: number) {
  rule(sheet, y)
  place((column, x, width) =>
    write(sheet, row[column.name], x, y + rowPadding, {
      ...small,
      width,
      font: fontOf(column),
      isTabular: true,
      align: alignOf(column),
    }),
  )
}

function heightOfRow(sheet: Sheet, row: TableRow) {
  const heights = columns.map((column) =>
    heightOf(sheet, row[column.name], { ...small, font: fontOf(column), width: column.width - gap }),
  )
  return Math.max(...heights) + 2 * rowPadding
}

function place(draw: (column: Column, x: number, width: number) => void) {
  let x = paper.margin
  for (const column of columns) {
    draw(column, x, column.width - gap)
    x += column.width
  }
}

function fontOf({ name }: Column) {
  return name === 'name' ? 'strong' : 'sans'
}

function alignOf({ isNumber }: Column) {
  return isNumber ? 'right' : 'left'
}
