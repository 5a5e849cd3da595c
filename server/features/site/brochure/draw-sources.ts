import { bottom, nextPage } from '../../../platform/pdf/page.ts'
import { heightOf, inner, paper, rule, type Sheet, write } from '../../../platform/pdf/sheet.ts'

/** The sources that facts name, by their number. */
export function drawSources(sheet: Sheet, sources: string[]) {
  write(sheet, 'Sources', paper.margin, 72, { font: 'serif', size: 34, width: inner })
  const style = { size: 9, width: inner - 30 }
  let y = 138
  for (const [index, source] of sources.entries()) {
    const height = heightOf(sheet, source, style)
    if (y + height > bottom) y = nextPage(sheet)
    rule(sheet, y - 5)
    write(sheet, String(index + 1), paper.margin, y, { ...style, font: 'strong', width: 30 })
    write(sheet, source, paper.margin + 30, y, { ...style, colour: sheet.brand.palette['ink-soft'] })
    y += height + 12
  }
}
