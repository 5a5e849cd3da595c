import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)

export const colour = {
  ground: '#FBFAF8',
  stone: '#F1EEE9',
  night: '#14181C',
  ink: '#171B1F',
  soft: '#52585E',
  line: '#DDD8D0',
  accent: '#B83F00',
} as const

export const paper = { width: 595.28, height: 841.89, margin: 48 }
export const inner = paper.width - 2 * paper.margin

const fontFiles = {
  serif: require.resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff'),
  sans: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
  superscript: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
  rupee: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff'),
  devanagari: require.resolve('@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff'),
}

/** Characters that the fonts of the site do not have, and the font that has them. */
const otherFonts = {
  superscript: /[²³]/,
  rupee: /₹/,
  devanagari: /[\u0900-\u097f\u200c\u200d]/,
} as const

/** Of the letters, as shares of the font size. */
const ascents = { serif: 0.99, sans: 0.97 }

export type Sheet = InstanceType<typeof PDFDocument>

/** An A4 document with our fonts. Pages are buffered, because the table of contents needs the numbers of later pages. */
export function openSheet(title: string, author: string): Sheet {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author },
  })
  for (const [name, file] of Object.entries(fontFiles)) sheet.registerFont(name, file)
  return sheet
}

export function addPage(sheet: Sheet, ground: string = colour.ground) {
  sheet.addPage({ size: 'A4', margin: 0 })
  sheet.rect(0, 0, paper.width, paper.height).fill(ground)
}

export function rule(sheet: Sheet, y: number, x = paper.margin, width = inner, stroke: string = colour.line) {
  sheet
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .stroke(stroke)
}

type FontName = keyof typeof fontFiles

export type Writing = {
  font?: FontName
  size: number
  colour?: string
  width: number
  height?: number
  gap?: number
  align?: 'left' | 'right'
}

/** Writes text and returns its height. Text that exceeds `height` is truncated with an ellipsis. */
export function write(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  { font = 'sans', size, colour: ink = colour.ink, width, height, gap = 2, align = 'left' }: Writing,
) {
  const options = { width, lineGap: gap, align, ...(height && { height, ellipsis: true }) }
  const taken = heightOf(sheet, text, { font, size, width, gap })
  sheet.fillColor(ink)
  const runs = runsOf(text, font)
  // A run knows nothing of the others on its line, so a line of several is aligned here.
  const isAligned = align === 'right' && runs.length > 1
  const left = isAligned ? x + width - runs.reduce((sum, run) => sum + widthOf(sheet, run, size), 0) : x
  // The first font sets the line's height and baseline; others stand on it.
  const baseline = -size * (font === 'serif' ? ascents.serif : ascents.sans)
  runs.forEach((run, index) => {
    sheet.font(run.font).fontSize(size)
    const place = { ...options, ...(isAligned && { align: 'left' as const }), continued: index < runs.length - 1 }
    if (index === 0) sheet.text(run.text, left, y, { ...place, baseline })
    else sheet.text(run.text, { ...place, baseline })
  })
  return height ? Math.min(taken, height) : taken
}

export function heightOf(
  sheet: Sheet,
  text: string,
  { font = 'sans', size, width, gap = 2 }: Pick<Writing, 'font' | 'size' | 'width' | 'gap'>,
) {
  return sheet.font(font).fontSize(size).heightOfString(text, { width, lineGap: gap })
}

type Run = { text: string; font: FontName }

/** The text in pieces of one font each. */
function runsOf(text: string, font: FontName): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const other = (Object.keys(otherFonts) as (keyof typeof otherFonts)[]).find((name) =>
      otherFonts[name].test(character),
    )
    const last = runs.at(-1)
    if (last && last.font === (other ?? font)) last.text += character
    else runs.push({ text: character, font: other ?? font })
  }
  return runs
}

function widthOf(sheet: Sheet, { text, font }: Run, size: number) {
  return sheet.font(font).fontSize(size).widthOfString(text)
}

export function toBytes(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    sheet.on('data', (part) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
    sheet.end()
  })
}
