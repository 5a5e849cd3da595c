import svgToPdf from 'svg-to-pdfkit'
import type { Sheet } from './sheet.ts'

/** Points of a drawing's pixel, so that its figures are seven points high. */
export const pointsPerPixel = 0.54
export const pointsPerMillimetre = 72 / 25.4

/** Draws the SVG of a design with its upper left corner at a point. */
export function drawSvg(sheet: Sheet, svg: string, x: number, y: number) {
  sheet.save().translate(x, y).scale(pointsPerPixel)
  svgToPdf(sheet, svg, 0, 0, { assumePt: true, fontCallback: () => 'sans' })
  sheet.restore()
}
