import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { QuotationLine } from '@house/contract/quotations/quotation'
import { sizeOf } from '@house/fenestration/description/describe'
import { kindOf } from '@house/fenestration/description/kind'
import { grilleLabels, handleLabels, meshLabels, sillLabels } from '@house/fenestration/description/labels'
import { hasHandle } from '@house/fenestration/design/opening'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { commonScale } from '@house/fenestration/drawing/common-scale'
import { type Drawing, drawDesign } from '@house/fenestration/drawing/draw-design'
import { formatPaise } from '@house/fenestration/estimate/money'
import { quantityOf } from '@house/fenestration/quotation/quotation-totals'
import svgToPdf from 'svg-to-pdfkit'
import { heightOf, paper, rule, type Sheet, type Writing, write } from '../../../platform/pdf/sheet.ts'

export type Row = {
  name: string
  drawing: Drawing | null
  title: string
  /** Room and size, below the title. */
  size: string
  /** Below, softly. */
  colour: string
  system: string
  /** Below the system, softly. */
  parts: string
  /** m² of one piece. */
  area: number | null
  unitPrice: number
  quantity: number
  amount: number
}

const left = paper.margin
/** From left to right. Figures have room for lakhs, amounts for crores. */
export const columns = {
  number: { x: left, width: 24, align: 'left' },
  drawing: { x: left + 24, width: 74, align: 'left' },
  opening: { x: left + 105, width: 112, align: 'left' },
  parts: { x: left + 222, width: 110, align: 'left' },
  area: { x: left + 332, width: 26, align: 'right' },
  unit: { x: left + 360, width: 56, align: 'right' },
  quantity: { x: left + 416, width: 22, align: 'right' },
  amount: { x: left + 438, width: paper.width - 2 * left - 438, align: 'right' },
} as const

const padding = 7
const pointsPerMillimetre = 72 / 25.4
/** Points of a drawing's pixel: thin lines stay visible. */
const pointsPerPixel = 0.5
const largest = { width: columns.drawing.width, height: 84 }
const scales = [20, 25, 30, 40, 50, 60, 75, 100, 150, 200]

/** `scale` is null if nothing is drawn. */
export function rowsOf(
  lines: QuotationLine[],
  amounts: number[],
  { catalogue, accent }: { catalogue: PlannerParts; accent: string },
) {
  const designs = lines.flatMap((line) => (line.kind === 'opening' ? [line.design] : []))
  const scale = designs.length === 0 ? null : commonScale(designs, largest, pointsPerMillimetre, scales)
  const rows = lines.map((line, index): Row => {
    const shared = { unitPrice: line.unit_price, quantity: quantityOf(line), amount: amounts[index] ?? 0 }
    if (line.kind === 'opening')
      return { ...openingRow(line.design, catalogue, { scale: scale ?? 1, accent, idPrefix: `q${index}` }), ...shared }
    return { ...emptyRow, title: line.label, ...shared }
  })
  return { rows, scale }
}

const emptyRow = { name: '', drawing: null, size: '', colour: '', system: '', parts: '', area: null }

function openingRow(
  design: Design,
  catalogue: PlannerParts,
  { scale, accent, idPrefix }: { scale: number; accent: string; idPrefix: string },
) {
  const { system, glazing, colours } = partsOf(design, catalogue)
  const { inside, outside } = colours
  const size = sizeOf(design).replace(' mm', '')
  return {
    name: design.name,
    drawing: drawDesign(design, catalogue, {
      detail: 'plain',
      dimensions: false,
      accent,
      idPrefix,
      scale: pointsPerMillimetre / scale / pointsPerPixel,
    }),
    title: kindOf(design, system),
    size: design.room ? `${design.room}, ${size}` : size,
    colour:
      inside.key === outside.key ? `${inside.name} inside and out` : `${inside.name} inside, ${outside.name} outside`,
    system: system.name,
    parts: [
      glazing.name,
      ...(hasHandle(design) ? [handleLabels[design.handle]] : []),
      ...(design.mesh ? [meshLabels[design.mesh]] : []),
      ...(design.grille ? [grilleLabels[design.grille]] : []),
      ...(design.sill ? [sillLabels[design.sill]] : []),
    ].join('\n'),
    area: (design.width * design.height) / 1e6,
  }
}

const title = { font: 'strong', size: 9, width: columns.opening.width, gap: 1.5 } as const
const opening = { size: 8.5, width: columns.opening.width, gap: 1.5 }
const made = { size: 8.5, width: columns.parts.width, gap: 1.5 }

/** The height of a row, so that it is not divided between pages. */
export function measureRow(sheet: Sheet, row: Row) {
  const height = (text: string, style: Writing) => (text ? heightOf(sheet, text, style) : 0)
  const size = row.size ? height(row.size, opening) + 2 : 0
  const drawing = (row.drawing?.height ?? 0) * pointsPerPixel
  return (
    Math.max(
      height(row.title, title) + size + height(row.colour, opening),
      height(row.system, made) + height(row.parts, made),
      drawing,
    ) +
    2 * padding
  )
}

/** Returns where the next row starts. */
export function drawRow(sheet: Sheet, row: Row, top: number) {
  const soft = sheet.brand.palette['ink-soft']
  const y = top + padding
  write(sheet, row.name, columns.number.x, y, { font: 'strong', size: 9.5, width: columns.number.width, height: 13 })
  if (row.drawing) {
    sheet.save().translate(columns.drawing.x, y).scale(pointsPerPixel)
    svgToPdf(sheet, row.drawing.svg, 0, 0, { assumePt: true, fontCallback: () => 'sans' })
    sheet.restore()
  }
  let below = y + write(sheet, row.title, columns.opening.x, y, title) + 2
  if (row.size) below += write(sheet, row.size, columns.opening.x, below, opening)
  if (row.colour) write(sheet, row.colour, columns.opening.x, below, { ...opening, colour: soft })
  if (row.system) {
    const parts = y + write(sheet, row.system, columns.parts.x, y, made)
    write(sheet, row.parts, columns.parts.x, parts, { ...made, colour: soft })
  }
  const figures: [column: keyof typeof columns, text: string, font: 'sans' | 'strong'][] = [
    ['area', row.area === null ? '' : row.area.toFixed(2), 'sans'],
    ['unit', formatPaise(row.unitPrice), 'sans'],
    ['quantity', String(row.quantity), 'sans'],
    ['amount', formatPaise(row.amount), 'strong'],
  ]
  for (const [column, text, font] of figures) {
    const { x, width, align } = columns[column]
    write(sheet, text, x, y, { font, size: 8.5, width, align, isTabular: true, isOneLine: true })
  }
  const end = top + measureRow(sheet, row)
  rule(sheet, end)
  return end
}
