import { emptyBrand } from '@house/contract/brand/options'
import { paletteOf } from '@house/contract/brand/palette'
import type { Quotation } from '@house/contract/quotations/quotation'
import { quotationLimits } from '@house/contract/quotations/quotation-options'
import { plannerCatalogue as catalogue } from '@house/demo/planner/catalogue'
import { priceBook } from '@house/demo/planner/price-book'
import { presets } from '@house/fenestration/plan/presets'
import { newOpeningLine } from '@house/fenestration/quotation/new-lines'
import { quotationTotals } from '@house/fenestration/quotation/quotation-totals'
import PDFDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { paper } from '../../../platform/pdf/sheet.ts'
import { drawQuotation } from './draw-quotation.ts'

const document: Quotation = {
  v: 1,
  customer: { name: 'Meera Joshi', address: '', phone: '', email: '', state: '' },
  plan: null,
  lines: presets.slice(0, 1).map(({ design }) => newOpeningLine(design, catalogue, priceBook)),
  discount: 0,
  gst: 1800,
  hsn: '3925',
  terms: [],
  delivery: '',
  valid_until: '2026-12-18',
  measured_on: null,
  is_checked: true,
}

/** What is written and where, page by page. */
async function textsOf(changes: Partial<Quotation>) {
  const texts: { text: string; y: number; height: number; page: number; features: string[] }[] = []
  const original = PDFDocument.prototype.text
  const spy = vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: PDFKit.PDFDocument, ...args) {
    const [text, , top = this.y, options] = args as [
      string,
      unknown,
      number | undefined,
      PDFKit.Mixins.TextOptions | undefined,
    ]
    const drawn = original.apply(this, args as Parameters<typeof original>)
    texts.push({
      text,
      y: this.y,
      height: this.y - top,
      page: this.bufferedPageRange().count,
      features: options?.features ?? [],
    })
    return drawn
  })
  const quotation = { ...document, ...changes }
  await drawQuotation(
    {
      number: 'JH/2026-27/0001',
      date: '2026-11-18T06:00:00.000Z',
      document: quotation,
      catalogue,
      totals: quotationTotals(quotation),
      company: { company_name: 'Jharokha', short_name: '', phone: '', email: '', offices: [], brand: null },
      contact: { name: 'Ravi Jain', email: '' },
    },
    { palette: paletteOf(emptyBrand).palette, fonts: 'instrument', hasArch: true },
  )
  spy.mockRestore()
  return texts
}

test('long terms go on on the next page, a long delivery text wraps, and figures are of one width', async () => {
  const long = (name: string, length: number) => name.padEnd(length, ' in words')
  const terms = Array.from({ length: quotationLimits.terms }, (_, index) => long(`Term ${index}`, quotationLimits.term))
  const delivery = long('In 28 days', quotationLimits.label)
  const texts = await textsOf({ terms, delivery })
  const written = texts.filter(({ text }) => terms.includes(text))
  expect(written.map(({ text }) => text)).toEqual(terms)
  expect(new Set(written.map(({ page }) => page)).size).toBeGreaterThan(1)
  expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(paper.height)
  const [whole, next] = ['In 28 days', 'Your contact'].map((start) => texts.find(({ text }) => text.startsWith(start)))
  expect(whole?.text).toBe(delivery)
  expect(next?.y).toBeGreaterThan(whole?.y ?? 0)
  // The ² has a font of its own.
  expect(texts.map(({ text }) => text).join('')).toContain('m² each')
  expect(texts.find(({ text }) => /^[\d,]+\.\d\d$/.test(text))?.features).toEqual(['tnum'])

  const short = await textsOf({ terms: ['Half with the order.'] })
  expect(Math.max(...short.map(({ page }) => page))).toBe(1)
})

test('no figure breaks, up to the largest amount of a quotation', async () => {
  const line = { id: 'a', kind: 'free' as const, label: 'Windows of a tower', cost: null, quantity: 1000 }
  const tallest = async (unit_price: number) => {
    const lines = Array.from({ length: 20 }, (_, index) => ({ ...line, id: `${index}`, unit_price }))
    const texts = await textsOf({ lines })
    return Math.max(...texts.filter(({ text }) => /[\d,]{3,}(\.\d\d)?$/.test(text)).map(({ height }) => height))
  }
  expect(await tallest(quotationLimits.unitPrice)).toBeLessThanOrEqual(await tallest(100_00))
})
