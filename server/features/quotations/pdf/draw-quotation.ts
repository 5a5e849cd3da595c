import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { Quotation, QuotationTotals } from '@house/contract/quotations/quotation'
import { timeZone } from '@house/contract/time-zone'
import { formatPaise, formatRupees, rupeesInWords } from '@house/fenestration/estimate/money'
import type { DrawnBrand } from '../../../platform/company/brand/drawn-brand.ts'
import { drawLetterhead, drawPageNumbers, type Sender } from '../../../platform/pdf/letterhead.ts'
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
import { columns, drawRow, measureRow, type Row, rowsOf } from './rows.ts'
import { drawTerms } from './terms.ts'

/** Everything that the PDF shows. Nothing of it changes after the quotation was issued. */
export type QuotationPdf = {
  /** Empty in a preview of a draft. */
  number: string
  /** When it was issued, or now in a preview. */
  date: string
  document: Quotation
  totals: Pick<QuotationTotals, 'amounts' | 'subtotal' | 'discount' | 'gst' | 'total'>
  company: Sender
  catalogue: PlannerParts
  /** The member of staff to ask. */
  contact: { name: string; email: string }
}

/** A quotation on A4: who and when, the openings with drawings at one scale, the total in figures and words, the terms. */
export async function drawQuotation(content: QuotationPdf, brand: DrawnBrand): Promise<Uint8Array> {
  const { number, company, date, document, totals, catalogue } = content
  const title = number ? `Quotation ${number}` : 'Draft of a quotation'
  const sheet = openSheet(title, company.company_name, brand, new Date(date))
  addPage(sheet)
  const { rows, scale } = rowsOf(document.lines, totals.amounts, { catalogue, accent: brand.palette.accent })
  let y = drawTableHead(sheet, drawFacts(sheet, content, await drawLetterhead(sheet, company)), scale)
  for (const row of rows) {
    if (y + measureRow(sheet, row) > bottom) y = drawTableHead(sheet, nextPage(sheet), scale)
    y = drawRow(sheet, row, y)
  }
  y = drawTotals(sheet, content, rows, y)
  drawTerms(sheet, { terms: document.terms, sender: company.company_name }, y)
  drawPageNumbers(sheet, `${company.company_name} · ${title}`)
  return toBytes(sheet)
}

function drawFacts(sheet: Sheet, { number, date, document, contact }: QuotationPdf, top: number): number {
  const { customer, plan, valid_until, measured_on, delivery } = document
  const soft = sheet.brand.palette['ink-soft']
  const width = inner * 0.5
  let y = top - 6
  y += write(sheet, number ? 'Quotation' : 'Quotation, draft', paper.margin, y, { font: 'serif', size: 32, width }) + 4
  y += write(sheet, 'For', paper.margin, y, { size: 9, colour: soft, width }) + 2
  y += write(sheet, customer.name, paper.margin, y, { font: 'strong', size: 11, width }) + 1
  const address = [customer.address, customer.state, customer.phone, customer.email].filter(Boolean).join('\n')
  y += write(sheet, address, paper.margin, y, { size: 9, colour: soft, width, gap: 2.5 })

  const facts = [
    ['Quotation no.', number],
    ['Date', dateOf(date)],
    ['Valid until', dateOf(valid_until)],
    ['Plan', plan ? `${plan.code}, version ${plan.version}` : ''],
    ['Measured on site', measured_on ? dateOf(measured_on) : ''],
    ['Delivery', delivery],
    ['Your contact', contact.name],
  ].filter(([, value]) => value)
  const x = paper.margin + inner * 0.56
  const factWidth = inner * 0.44
  let end = top
  for (const [label = '', value = ''] of facts) {
    const style = { size: 9, width: factWidth - 90 }
    rule(sheet, end, x, factWidth)
    write(sheet, label, x, end + 4.5, { size: 9, colour: soft, width: 90 })
    write(sheet, value, x + 90, end + 4.5, { ...style, align: 'right' })
    end += Math.max(18, heightOf(sheet, value, style) + 5)
  }
  rule(sheet, end, x, factWidth)
  return Math.max(y, end) + 18
}

function drawTableHead(sheet: Sheet, y: number, scale: number | null): number {
  const { ink } = sheet.brand.palette
  const style = { font: 'strong', size: 8.5 } as const
  rule(sheet, y, paper.margin, inner, ink)
  const heads: [column: keyof typeof columns, text: string][] = [
    ['number', 'No.'],
    ['drawing', scale ? `Drawing, 1:${scale}` : ''],
    ['opening', 'Opening, mm'],
    ['parts', 'Made of'],
    ['area', 'm² each'],
    ['unit', 'Unit, ₹'],
    ['quantity', 'Qty'],
    ['amount', 'Amount, ₹'],
  ]
  for (const [column, text] of heads) {
    const { x, width, align } = columns[column]
    // A head at the right may begin above the column before it.
    const before = align === 'right' ? 12 : 0
    write(sheet, text, x - before, y + 6, { ...style, width: width + before, align, height: 12 })
  }
  rule(sheet, y + 22, paper.margin, inner, ink)
  return y + 22
}

function drawTotals(sheet: Sheet, { document, totals }: QuotationPdf, rows: Row[], top: number): number {
  const { discount, gst, hsn, customer } = document
  const soft = sheet.brand.palette['ink-soft']
  const lines: [label: string, amount: string][] = [
    ['Subtotal', formatPaise(totals.subtotal)],
    ...(totals.discount > 0
      ? [[`Discount ${percent(discount)}`, `−${formatPaise(totals.discount)}`] as [string, string]]
      : []),
    [`GST ${percent(gst)}`, formatPaise(totals.gst)],
  ]
  const words = rupeesInWords(totals.total)
  const leftWidth = inner * 0.52
  const wordsStyle = { font: 'serif', size: 15, width: leftWidth, gap: 0 } as const
  const height = Math.max(64 + lines.length * 17, 41 + heightOf(sheet, words, wordsStyle))
  let y = top + height > bottom ? nextPage(sheet) : top
  rule(sheet, y)
  const start = y + 12
  y = start + write(sheet, 'Total in words', paper.margin, start, { size: 9, colour: soft, width: leftWidth }) + 2
  y += write(sheet, words, paper.margin, y, wordsStyle) + 6
  const openings = rows.filter((row) => row.area !== null)
  const pieces = openings.reduce((sum, { quantity }) => sum + quantity, 0)
  const area = openings.reduce((sum, row) => sum + (row.area ?? 0) * row.quantity, 0)
  const summary = [
    ...(pieces > 0 ? [`${pieces} ${pieces === 1 ? 'opening' : 'openings'}, ${area.toFixed(2)} m²`] : []),
    `HSN ${hsn}`,
    ...(customer.state ? [`Place of supply: ${customer.state}`] : []),
  ]
  y += write(sheet, `${summary.join('. ')}.`, paper.margin, y, { size: 8.5, colour: soft, width: leftWidth })

  const x = paper.margin + inner * 0.58
  const width = inner * 0.42
  let at = start
  for (const [label, amount] of lines) {
    write(sheet, label, x, at, { size: 9.5, colour: soft, width: width * 0.4 })
    const figure = { size: 9.5, width: width * 0.6, align: 'right', isTabular: true, isOneLine: true } as const
    write(sheet, `₹ ${amount}`.replace('₹ −', '−₹ '), x + width * 0.4, at, figure)
    at += 17
  }
  rule(sheet, at, x, width, sheet.brand.palette.ink)
  write(sheet, 'Total', x, at + 14, { font: 'strong', size: 10, width: width * 0.2 })
  const total = { font: 'serif', size: 22, width: width * 0.8, align: 'right', isOneLine: true } as const
  write(sheet, formatRupees(totals.total), x + width * 0.2, at + 6, total)
  return Math.max(y, at + 38) + 14
}

/** Basis points: "18 %". */
function percent(rate: number) {
  return `${rate / 100} %`
}

function dateOf(day: string) {
  return new Date(day).toLocaleDateString('en-IN', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
}
