import { createRequire } from 'node:module'
import { type BrandFont, fontPairs, strongWeight } from '@house/contract/brand/font-pairs'
import PDFDocument from 'pdfkit'
import type { DrawnBrand } from '../company/brand/drawn-brand.ts'
import { fontPath } from '../company/brand/font-files.ts'
import { fontData } from './font-data.ts'

const require = createRequire(import.meta.url)

export const paper = { width: 595.28, height: 841.89, margin: 48 }
export const inner = paper.width - 2 * paper.margin

export const otherFontFiles = {
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

type Face = { file: string; scale: number; ascent: number }
type Document = InstanceType<typeof PDFDocument>
/** A document with the company's colours and fonts. */
export type Sheet = Document & { brand: DrawnBrand; faces: Record<BrandFontName, Face> }

/** An A4 document. Pages are buffered, because the table of contents needs the numbers of later pages. */
export function openSheet(title: string, author: string, brand: DrawnBrand, created = new Date()): Sheet {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: created },
  })
  const faces = facesOf(brand)
  for (const [name, { file }] of Object.entries(faces)) document.registerFont(name, fontData(file))
  for (const [name, file] of Object.entries(otherFontFiles)) document.registerFont(name, fontData(file))
  return Object.assign(document, { brand, faces })
}

function facesOf({ fonts }: DrawnBrand): Sheet['faces'] {
  const { heading, text } = fontPairs[fonts]
  const faceOf = (font: BrandFont, weight: number): Face => ({ ...font, file: fontPath(font, 'latin', weight) })
  return {
    serif: faceOf(heading, heading.weight),
    sans: faceOf(text, text.weight),
    strong: faceOf(text, strongWeight),
  }
}

export function addPage(sheet: Sheet, ground = sheet.brand.palette.ground) {
  sheet.addPage({ size: 'A4', margin: 0 })
  sheet.rect(0, 0, paper.width, paper.height).fill(ground)
}

export function rule(sheet: Sheet, y: number, x = paper.margin, width = inner, stroke = sheet.brand.palette.hairline) {
  sheet
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .stroke(stroke)
}

type BrandFontName = 'serif' | 'sans' | 'strong'
type FontName = BrandFontName | keyof typeof otherFontFiles

export type Writing = {
  font?: BrandFontName
  size: number
  colour?: string
  width: number
  height?: number
  gap?: number
  align?: 'left' | 'right'
  /** Digits of one width, for columns of figures. Fonts without them keep their own. */
  isTabular?: boolean
  /** Smaller, until it fits on one line: a figure never breaks. */
  isOneLine?: boolean
}

/** Writes text and returns its height. Text that exceeds `height` is truncated with an ellipsis. */
export function write(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  {
    font = 'sans',
    size: given,
    colour: ink = sheet.brand.palette.ink,
    width,
    height,
    gap = 2,
    align = 'left',
    isTabular = false,
    isOneLine = false,
  }: Writing,
) {
  const features = isTabular ? { features: ['tnum' as const] } : {}
  const runs = runsOf(text, font)
  const fullSize = given * sheet.faces[font].scale
  const lineWidth = (size: number) => runs.reduce((sum, run) => sum + widthOf(sheet, run, size, features), 0)
  const size = isOneLine ? fullSize * Math.min(1, (0.99 * width) / lineWidth(fullSize)) : fullSize
  const options = { width, lineGap: gap, align, ...features, ...(height && { height, ellipsis: true }) }
  const taken = heightOf(sheet, text, { font, size: given, width, gap })
  sheet.fillColor(ink)
  // A run knows nothing of the others on its line, so a line of several is aligned here. What takes several lines starts at the left.
  const isAligned = align === 'right' && runs.length > 1
  const total = isAligned ? lineWidth(size) : width
  const left = x + Math.max(0, width - total)
  // The first font sets the line's height and baseline; others stand on it.
  const baseline = -size * sheet.faces[font].ascent
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
  return sheet
    .font(font)
    .fontSize(size * sheet.faces[font].scale)
    .heightOfString(text, { width, lineGap: gap })
}

type Run = { text: string; font: FontName }

/** The text in pieces of one font each. */
function runsOf(text: string, font: BrandFontName): Run[] {
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

function widthOf(sheet: Sheet, { text, font }: Run, size: number, features: { features?: 'tnum'[] }) {
  return sheet.font(font).fontSize(size).widthOfString(text, features)
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
