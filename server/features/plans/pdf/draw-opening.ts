import { notKnown } from '@house/fenestration/figures/format-figure'
import { drawSvg, pointsPerPixel } from '../../../platform/pdf/drawing.ts'
import { heightOf, inner, paper, rule, type Sheet, write } from '../../../platform/pdf/sheet.ts'
import type { Opening } from './openings.ts'

const padding = 12
const left = { name: paper.margin, drawing: paper.margin + 44, text: paper.margin + 290 }
const textWidth = paper.margin + inner - left.text
const nameWidth = 40
const figureHeight = 15.5
const gap = 6
const small = { size: 8.5, width: textWidth, gap: 1.5 }

/** The height of a block, so that it is not divided between pages. */
export function measureOpening(sheet: Sheet, { drawing, description, figures, problems }: Opening) {
  const text =
    32 +
    heightOf(sheet, description, small) +
    gap +
    figures.length * figureHeight +
    problems.reduce((sum, message) => sum + heightOf(sheet, message, { ...small, width: textWidth - 10 }) + 4, gap)
  return Math.max(text, drawing.height * pointsPerPixel) + 2 * padding
}

/** Name, drawing with dimensions, and what it is and does. Returns where the next block starts. */
export function drawOpening(sheet: Sheet, opening: Opening, top: number) {
  const { design, drawing, kind, size, description, figures, problems } = opening
  rule(sheet, top)
  const y = top + padding
  const nameHeight = write(sheet, design.name || '–', left.name, y - 2, { font: 'strong', size: 11, width: nameWidth })
  if (design.quantity > 1)
    write(sheet, `${design.quantity} pieces`, left.name, y + nameHeight, {
      size: 8,
      colour: sheet.brand.palette['ink-soft'],
      width: nameWidth,
    })
  drawSvg(sheet, drawing.svg, left.drawing, y)
  let at = y - 2
  at += write(sheet, kind, left.text, at, { font: 'strong', size: 10.5, width: textWidth, height: 14 }) + 1
  at += write(sheet, size, left.text, at, { font: 'strong', size: 9, width: textWidth }) + 3
  at += write(sheet, description, left.text, at, { ...small, colour: sheet.brand.palette['ink-soft'] }) + gap
  for (const [label, value] of figures) {
    rule(sheet, at, left.text, textWidth)
    write(sheet, label, left.text, at + 3, {
      size: 8.5,
      colour: sheet.brand.palette['ink-soft'],
      width: textWidth * 0.62,
    })
    const ink = value === notKnown ? sheet.brand.palette['ink-soft'] : sheet.brand.palette.ink
    write(sheet, value, left.text, at + 3, { font: 'strong', size: 8.5, colour: ink, width: textWidth, align: 'right' })
    at += figureHeight
  }
  at += gap
  for (const message of problems) {
    sheet.circle(left.text + 2.5, at + 5, 1.8).fill(sheet.brand.palette['accent-ink'])
    at += write(sheet, message, left.text + 10, at, { ...small, width: textWidth - 10 }) + 4
  }
  return top + measureOpening(sheet, opening)
}
