import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { unzip, zip } from '../../testing/fixtures/zip.ts'
import { parseTable } from './parse-table.ts'

const workbook = (cells: (string | number)[][]) =>
  writeXlsxFile(cells.map((row) => row.map((value) => ({ value })))).toBuffer()
const sheetName = 'xl/worksheets/sheet1.xml'

async function withSheet(change: (xml: string) => string) {
  const files = await unzip(
    await workbook([
      ['kind', 'low'],
      ['rate', 5],
    ]),
  )
  files.set(sheetName, Buffer.from(change(String(files.get(sheetName)))))
  return zip(files)
}

/** Files of another archive before the directory of this one, which does not list them. */
function withUnlisted(archive: Buffer, other: Buffer) {
  const filesOf = (zipped: Buffer) => zipped.subarray(0, zipped.indexOf('PK\u0001\u0002'))
  const directory = Buffer.from(archive.subarray(filesOf(archive).length))
  const end = directory.lastIndexOf('PK\u0005\u0006')
  directory.writeUInt32LE(filesOf(archive).length + filesOf(other).length, end + 16)
  return Buffer.concat([filesOf(archive), filesOf(other), directory])
}

test('numbers of a workbook are read as a spreadsheet shows them', async () => {
  const { header, rows } = await parseTable(
    await workbook([
      ['Kind ', 'low'],
      ['rate', 0.1 + 0.2],
      ['gst', 4200.5],
    ]),
  )
  expect([header, rows]).toEqual([
    ['kind', 'low'],
    [
      { row: 2, cells: ['rate', '0.3'] },
      { row: 3, cells: ['gst', '4200.5'] },
    ],
  ])
})

test('a workbook that unpacks to far more than it is, or is none, is refused', async () => {
  const bomb = await withSheet((xml) => xml.replace('</worksheet>', `${' '.repeat(21 * 1024 * 1024)}</worksheet>`))
  expect(bomb.length).toBeLessThan(100_000)
  await expect(parseTable(bomb)).rejects.toThrow('The workbook is too large')
  // The directory at the end says that each file has 10 bytes.
  const lying = Buffer.from(bomb)
  for (let at = lying.indexOf('PK\u0001\u0002'); at !== -1; at = lying.indexOf('PK\u0001\u0002', at + 1))
    lying.writeUInt32LE(10, at + 24)
  await expect(parseTable(lying)).rejects.toThrow('cannot be read as an Excel workbook')
  await expect(parseTable(await zip(new Map([['a.txt', Buffer.from('a')]])))).rejects.toThrow('cannot be read as')
  await expect(parseTable(Buffer.from('PK\u0003\u0004 and nothing else'))).rejects.toThrow('cannot be read as')
})

test('a file that the directory of the workbook does not list is not read', async () => {
  const listed = await zip(
    await unzip(
      await workbook([
        ['kind', 'low'],
        ['rate', 5],
      ]),
    ),
  )
  const unlisted = await zip(
    await unzip(
      await workbook([
        ['kind', 'low'],
        ['rate', 9],
      ]),
    ),
  )
  const { rows } = await parseTable(withUnlisted(listed, unlisted))
  expect(rows).toEqual([{ row: 2, cells: ['rate', '5'] }])
})
