import { bottom, nextPage } from '../../../platform/pdf/page.ts'
import { heightOf, inner, paper, rule, type Sheet, write } from '../../../platform/pdf/sheet.ts'

type Terms = { terms: string[]; sender: string }
type Term = { number: string; text: string; height: number }

/** Terms in two columns beside the signatures. */
export function drawTerms(sheet: Sheet, { terms: texts, sender }: Terms, top: number) {
  const palette = sheet.brand.palette
  const width = inner * 0.66
  const column = width / 2 - 10
  const style = { size: 8.5, colour: palette['ink-soft'], width: column - 16, gap: 2 }
  let terms = texts.map((text, index) => ({
    number: `${index + 1}.`,
    text,
    height: heightOf(sheet, text, style) + 5,
  }))
  const isBelow = fitsBeside(halves(terms), bottom - top - 30) && top + 110 <= bottom
  let y = isBelow ? top : nextPage(sheet)
  // What does not fit on one page goes on on the next; the signatures are on the last.
  for (;;) {
    rule(sheet, y)
    if (terms.length > 0) write(sheet, 'Terms', paper.margin, y + 10, { font: 'strong', size: 9, width })
    const sides = termColumns(terms, bottom - y - 30)
    sides.forEach((list, side) => {
      const x = paper.margin + side * (column + 20)
      let at = y + 26
      for (const { number, text, height } of list) {
        write(sheet, number, x, at, { size: 8.5, colour: palette['accent-ink'], width: 14 })
        write(sheet, text, x + 16, at, style)
        at += height
      }
    })
    terms = terms.slice(sides.flat().length)
    if (terms.length === 0) break
    y = nextPage(sheet)
  }
  const x = paper.margin + inner * 0.74
  const right = { size: 8.5, colour: palette['ink-soft'], width: inner * 0.26 }
  write(sheet, `For ${sender}`, x, y + 10, { ...right, height: 24 })
  rule(sheet, y + 58, x, right.width, palette.ink)
  write(sheet, 'Accepted, date and signature', x, y + 64, right)
  rule(sheet, y + 104, x, right.width, palette.ink)
}

/** Two columns of about one length, or as much as two columns of the page hold. */
function termColumns(terms: Term[], room: number): Term[][] {
  if (fitsBeside(halves(terms), room)) return halves(terms)
  const fits = fitting(terms, room)
  const first = fits.length === 0 ? terms.slice(0, 1) : fits
  return [first, fitting(terms.slice(first.length), room)]
}

function halves(terms: Term[]): Term[][] {
  const half = Math.ceil(terms.length / 2)
  return [terms.slice(0, half), terms.slice(half)]
}

function fitsBeside(columns: Term[][], room: number) {
  return columns.every((terms) => fitting(terms, room).length === terms.length)
}

/** The first ones that fit below each other. */
function fitting(terms: Term[], room: number): Term[] {
  let height = 0
  const end = terms.findIndex((term) => {
    height += term.height
    return height > room
  })
  return end === -1 ? terms : terms.slice(0, end)
}
