import { readFileSync } from 'node:fs'
import { fontPairs } from '@house/contract/brand/font-pairs'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { fontPath } from '../brand/font-files.ts'
import { fontData, unpackWoff } from './font-data.ts'

const { heading } = fontPairs.instrument
const file = fontPath(heading, 'latin', heading.weight)

test('a PDF is the same with the unpacked font as with the WOFF file', async () => {
  const draw = async (font: string | Buffer) => {
    const document = new PDFDocument({ info: { CreationDate: new Date(0) } })
    document.font(font).text('Doors & windows, 1,200 × 900')
    document.end()
    return Buffer.concat(await document.toArray())
  }
  const whole = await draw(fontData(file))
  expect(whole.length).toBeGreaterThan(2000)
  expect(whole.equals(await draw(file))).toBe(true)
})

test('the unpacked font has the size that the file states', () => {
  const packed = readFileSync(file)
  expect(unpackWoff(packed)).toHaveLength(packed.readUInt32BE(16))
  expect(fontData(file)).toBe(fontData(file))
})
