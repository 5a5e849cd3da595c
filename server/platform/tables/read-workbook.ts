import { buffer } from 'node:stream/consumers'
import { readSheet } from 'read-excel-file/node'
import yauzl from 'yauzl'
import yazl from 'yazl'

const maxCells = 200_000
/** A small file can hold gigabytes. This is far more than rows of prices take. */
const maxUnpackedBytes = 20 * 1024 * 1024
/** A computed number has more digits than a spreadsheet shows. */
const significantDigits = 12

/** The cells of the first sheet of an XLSX file, as a CSV file would have them. Runs in the worker process. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][] | 'too large'> {
  const listed = await copyListedEntries(Buffer.from(bytes))
  if (!listed) return 'too large'
  const rows = await readSheet(listed)
  const cells = rows.reduce((sum, row) => sum + row.length, 0)
  if (cells > maxCells) throw new Error(`the sheet has ${cells} cells`)
  return rows.map((row) => row.map(toText))
}

/**
 * An archive of the XML files that the central directory lists, without compression; undefined when they are too large. The
 * reader of sheets goes by the header before each file instead, so it would also unpack what is not listed and was not checked.
 * yauzl fails when a file is larger than listed.
 */
async function copyListedEntries(bytes: Buffer): Promise<Buffer | undefined> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
  const copy = new yazl.ZipFile()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    if (!/\.(xml|rels)$/.test(entry.fileName)) continue
    unpacked += entry.uncompressedSize
    if (unpacked > maxUnpackedBytes) return undefined
    copy.addBuffer(await buffer(await zip.openReadStreamPromise(entry)), entry.fileName, { compress: false })
  }
  copy.end()
  return buffer(copy.outputStream)
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(significantDigits)))
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return String(value)
}
