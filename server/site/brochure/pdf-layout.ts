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
  sheet.registerFont(
    'serif',
    require.resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff'),
  )
  sheet.registerFont('sans', require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'))
  sheet.registerFont(
    'strong',
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
  )
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

export type Writing = {
  font?: 'serif' | 'sans' | 'strong'
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
  sheet.font(font).fontSize(size).fillColor(ink)
  const taken = sheet.heightOfString(text, options)
  sheet.text(text, x, y, options)
  return height ? Math.min(taken, height) : taken
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
