import { isNumberRow, measures, notKnown } from '@house/contract/products/attribute-options'
import type { AttributeRow } from '@house/contract/products/attributes'
import { generalSource, sourcesOf } from '@house/contract/products/sources'
import { timeZone } from '@house/contract/time-zone'
import { sizeOf } from '@house/fenestration/description/describe'
import { commonScale } from '@house/fenestration/drawing/common-scale'
import { drawDesign } from '@house/fenestration/drawing/draw-design'
import type { DrawnBrand } from '../../../platform/company/brand/drawn-brand.ts'
import { drawSvg, pointsPerMillimetre, pointsPerPixel } from '../../../platform/pdf/drawing.ts'
import { drawLetterhead, drawPageNumbers } from '../../../platform/pdf/letterhead.ts'
import { bottom, nextPage } from '../../../platform/pdf/page.ts'
import {
  addPage,
  heightOf,
  inner,
  openSheet,
  paper,
  rule,
  type Sheet,
  toBytes,
  write,
} from '../../../platform/pdf/sheet.ts'
import type { DataSheet } from '../snapshot.ts'
import type { DataSheetVersion } from '../versions.ts'
import { drawTable, type TableRow } from './draw-table.ts'

/** What the frame may take; dimension lines come on top. */
const largestFrame = { width: 178, height: 200 }
const gutter = 28
const half = (inner - gutter) / 2

/** A product on A4: what it is, its drawing at a scale, its numbers and the source of each. */
export async function drawDataSheet(content: DataSheetVersion, brand: DrawnBrand): Promise<Uint8Array> {
  const { sheet: data, version, created_at } = content
  const { product, company, rows, problems, specifications } = data
  const title = `${product.title}, data sheet ${version}`
  const sheet = openSheet(title, company.company_name, brand, new Date(created_at))
  addPage(sheet)
  const sources = sourcesOf([...rows, ...specifications.flatMap((block) => block.rows)])
  let y = drawHead(sheet, content, await drawLetterhead(sheet, company))
  y = drawOverview(sheet, data, y)
  y = drawTable(sheet, { title: 'Sizes and limits', rows: rows.filter(isMeasure).map(toTableRow(sources)) }, y)
  const figures = rows.filter((row) => isNumberRow(row) && !isMeasure(row))
  if (figures.length > 0)
    y = drawTable(sheet, { title: 'Figures of the standard size', rows: figures.map(toTableRow(sources)) }, y)
  if (problems.length > 0)
    y = drawTable(sheet, { title: 'What it solves', rows: problems.map(({ label, reason }) => [label, reason, '']) }, y)
  for (const block of specifications) {
    const table = block.rows.map(({ title: label, value, source = '' }) => ({ label, value, source }))
    y = drawTable(sheet, { title: block.title, rows: table.map(toTableRow(sources)) }, y)
  }
  drawSources(sheet, sources, hasOtherFigures(data) ? generalSource(data.figures_source) : '', y)
  drawPageNumbers(sheet, `${company.company_name} · ${title}`)
  return toBytes(sheet)
}

/** Specifications may name no source; texts never do, but may state a number. */
function hasOtherFigures({ product, problems, specifications }: DataSheet) {
  const texts = [product.text, ...problems.map(({ reason }) => reason)]
  return (
    specifications.some((block) => block.rows.some(({ source }) => !source)) || texts.some((text) => /\d/.test(text))
  )
}

function drawHead(sheet: Sheet, { sheet: data, version, created_at }: DataSheetVersion, top: number) {
  const { product } = data
  const soft = sheet.brand.palette['ink-soft']
  const width = inner * 0.56
  let y = top - 6
  if (product.list) y += write(sheet, product.list, paper.margin, y, { size: 9, colour: soft, width }) + 2
  y += write(sheet, product.title, paper.margin, y, { font: 'serif', size: 30, width, gap: -2 }) + 8
  y += write(sheet, product.text, paper.margin, y, { size: 9, colour: soft, width, gap: 2.5, height: 96 })
  const facts = [
    ['Data sheet', product.slug],
    ['Version', String(version)],
    ['Date', new Date(created_at).toLocaleDateString('en-IN', { timeZone, dateStyle: 'long' })],
  ]
  const x = paper.margin + inner * 0.62
  const factWidth = inner * 0.38
  let end = top
  for (const [label = '', value = ''] of facts) {
    const style = { font: 'strong', size: 9, width: factWidth - 62 } as const
    rule(sheet, end, x, factWidth)
    write(sheet, label, x, end + 4.5, { size: 9, colour: soft, width: 60 })
    write(sheet, value, x + 62, end + 4.5, { ...style, align: 'right' })
    end += Math.max(19, heightOf(sheet, value, style) + 7)
  }
  rule(sheet, end, x, factWidth)
  return Math.max(y, end) + 20
}

/** The drawing beside what the product is made of. */
function drawOverview(sheet: Sheet, { rows, drawing }: DataSheet, top: number) {
  // What it solves has a table of its own, with reasons.
  const words = rows.filter((row) => !isNumberRow(row) && row.value && row.name !== 'problem').map(toTableRow([]))
  const beside = drawing ? { x: paper.margin + half + gutter, width: half } : {}
  const end = drawTable(sheet, { title: 'At a glance', rows: words, ...beside }, top)
  return drawing ? Math.max(end, drawElevation(sheet, drawing, top)) : end
}

function drawElevation(sheet: Sheet, { design, catalogue }: NonNullable<DataSheet['drawing']>, top: number) {
  const scale = commonScale([design], largestFrame, pointsPerMillimetre)
  const { svg, height } = drawDesign(design, catalogue, {
    detail: 'plain',
    dimensions: true,
    accent: sheet.brand.palette.accent,
    idPrefix: 'd',
    scale: pointsPerMillimetre / scale / pointsPerPixel,
  })
  drawSvg(sheet, svg, paper.margin, top)
  const below = top + height * pointsPerPixel + 6
  const caption = `Standard size ${sizeOf(design)}, seen from inside, scale 1:${scale}. Solid lines open towards you, dashed lines away from you. Other sizes are made to order within the limits below.`
  const style = { size: 8, colour: sheet.brand.palette['ink-soft'], width: half, gap: 2 }
  return below + write(sheet, caption, paper.margin, below, style) + 18
}

/** By number, and what holds for figures without one. */
function drawSources(sheet: Sheet, sources: string[], others: string, top: number) {
  const lines = [
    ...sources.map((source, index) => [String(index + 1), source]),
    ...(others ? [['', `Figures without a number: ${others}`]] : []),
  ]
  const style = { size: 8, width: inner - 16, gap: 1.5 }
  let y = top
  for (const [index, [number = '', text = '']] of lines.entries()) {
    const height = heightOf(sheet, text, style)
    if (y + height + 22 > bottom) y = nextPage(sheet)
    if (index === 0) y += write(sheet, 'Sources', paper.margin, y, { font: 'strong', size: 8.5, width: inner }) + 4
    if (number) write(sheet, number, paper.margin, y, { ...style, font: 'strong', width: 14 })
    write(sheet, text, paper.margin + (number ? 16 : 0), y, { ...style, colour: sheet.brand.palette['ink-soft'] })
    y += height + 3
  }
}

/** Numbers have a source, or are not known. */
function isMeasure({ name }: AttributeRow) {
  return (measures as readonly string[]).includes(name)
}

function toTableRow(sources: string[]) {
  return ({ label, value, source }: Omit<AttributeRow, 'name'>): TableRow => [
    label,
    value || notKnown,
    source ? String(sources.indexOf(source) + 1) : '',
  ]
}
