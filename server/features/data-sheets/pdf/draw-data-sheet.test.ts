import { emptyBrand } from '@house/contract/brand/options'
import { paletteOf } from '@house/contract/brand/palette'
import { emptyAttributes } from '@house/contract/products/attributes'
import { plannerCatalogue as catalogue } from '@house/demo/planner/catalogue'
import { attributeRows } from '@house/fenestration/description/attribute-rows'
import { presets } from '@house/fenestration/plan/presets'
import PDFDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { paper } from '../../../platform/pdf/sheet.ts'
import type { DataSheet } from '../snapshot.ts'
import { drawDataSheet } from './draw-data-sheet.ts'

const source = 'Measured by us'
const design = presets[0]?.design ?? null
const sheet: DataSheet = {
  product: { slug: 'window', title: 'Casement', list: 'Windows', text: 'A window.' },
  rows: attributeRows(
    {
      ...emptyAttributes,
      materials: ['upvc'],
      measures: [{ measure: 'sash_weight', min: null, max: 35, source: 'Catalogue of the maker' }],
    },
    { colours: new Map() },
  ),
  problems: [{ label: 'Dust', reason: 'Two gaskets.' }],
  specifications: [
    { title: 'Frame', rows: [{ title: 'Chambers', value: '5', source }] },
    { title: 'Glass', rows: [{ title: 'Panes', value: '2' }] },
  ],
  figures_source: '',
  drawing: design && { design, catalogue },
  company: { company_name: 'Jharokha', short_name: '', phone: '', email: '', offices: [], brand: null },
}

/** What is written, and the lowest point of it. */
async function textsOf(data: DataSheet) {
  const texts: string[] = []
  let lowest = 0
  const original = PDFDocument.prototype.text
  const spy = vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: PDFKit.PDFDocument, ...args) {
    const drawn = original.apply(this, args as Parameters<typeof original>)
    texts.push(String(args[0]))
    lowest = Math.max(lowest, this.y)
    return drawn
  })
  const brand = { palette: paletteOf(emptyBrand).palette, fonts: 'instrument', hasArch: true } as const
  await drawDataSheet({ version: 2, created_at: '2026-11-18T06:00:00.000Z', sheet: data }, brand)
  spy.mockRestore()
  return { texts, lowest }
}

test('every number of a data sheet has the number of its source, a general one, or is not known', async () => {
  const { texts } = await textsOf(sheet)
  const after = (text: string) => texts.slice(texts.indexOf(text) + 1)
  expect(after('Sash weight').slice(0, 2)).toEqual(['up to 35 kg', '1'])
  expect(after('Sash width')[0]).toBe('Not known')
  expect(after('Chambers').slice(0, 2)).toEqual(['5', '2'])
  expect(after('Panes').slice(0, 2)).toEqual(['2', 'Sources'])
  expect(texts).toContain('Figures without a number: Source: not known.')
  expect(after('Sources')).toEqual(expect.arrayContaining(['Catalogue of the maker', source]))
  expect(after('Version')[0]).toBe('2')
  expect(texts.some((text) => /scale 1:\d+/.test(text))).toBe(true)
  expect(texts).not.toContain('How it opens')
})

test('the general source is named for a number in a text, and only where a number needs it', async () => {
  const note = 'Figures without a number: Source: not known.'
  const sourced = { ...sheet, drawing: null, specifications: [] }
  expect((await textsOf(sourced)).texts).not.toContain(note)
  const problems = [{ label: 'Dust', reason: 'Gaps below 2 mm.' }]
  expect((await textsOf({ ...sourced, problems })).texts).toContain(note)
  const product = { ...sheet.product, text: 'A window of 60 mm.' }
  expect((await textsOf({ ...sourced, rows: [], product })).texts).toContain(note)
})

test('a long sheet goes on on the next page', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => ({ title: `Row ${index}`, value: 'of words '.repeat(20) }))
  const { texts, lowest } = await textsOf({ ...sheet, drawing: null, specifications: [{ title: 'Long', rows }] })
  expect(texts).toContain('Row 79')
  expect(lowest).toBeLessThan(paper.height)
})
