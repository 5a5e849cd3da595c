import { readFileSync } from 'node:fs'
import { fontPairs } from '@house/contract/brand/font-pairs'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { fontPath } from '../company/brand/font-files.ts'
import { fontData, unpackWoff } from './font-data.ts'
import { otherFontFiles } from './sheet.ts'

const fonts = Object.values(fontPairs).flatMap(({ heading, text }) => [heading, text])
const files = [...fonts.map((font) => fontPath(font, 'latin', font.weight)), ...Object.values(otherFontFiles)]

test.each(files)('a PDF is the same with the unpacked font as with the WOFF file: %s', async (file) => {
  const draw = async (font: string | Buffer) => {
    const document = new PDFDocument({ info: { CreationDate: new Date(0) } })
    document.font(font).text('Doors & windows, 1,200 × 900 m² ₹ खिड़की')
    document.end()
    return Buffer.concat(await document.toArray())
  }
  const whole = await draw(fontData(file))
  expect(whole.length).toBeGreaterThan(2000)
  expect(whole.equals(await draw(file))).toBe(true)
})

test('an unpacked font is kept, and has the size that the file states', () => {
  const file = otherFontFiles.devanagari
  const packed = readFileSync(file)
  expect(unpackWoff(packed)).toHaveLength(packed.readUInt32BE(16))
  expect(fontData(file)).toBe(fontData(file))
})
