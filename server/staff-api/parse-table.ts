import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { RequestError } from '../http/errors.ts'
import { runTask } from '../workers/run-task.ts'
import { parseCsv } from './parse-csv.ts'
import { type TableFile, toTable } from './table-file.ts'

const zipSignature = Buffer.from('PK\u0003\u0004')
/** Far more than rows of prices take. */
const maxUnpackedBytes = 20 * 1024 * 1024

/** A file of a spreadsheet, CSV or XLSX. */
export async function parseTable(bytes: Buffer): Promise<TableFile> {
  if (!bytes.subarray(0, zipSignature.length).equals(zipSignature)) return parseCsv(bytes)
  try {
    await requireSmall(bytes)
    return toTable(await runTask('readWorkbook', bytes), 1)
  } catch (error) {
    if (error instanceof RequestError) throw error
    throw new RequestError('The file cannot be read as an Excel workbook (.xlsx). Save it again, or save it as CSV.')
  }
}

/** Unpacks it without keeping anything: a small file can hold gigabytes. yauzl fails when an entry is larger than declared. */
async function requireSmall(bytes: Buffer) {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > maxUnpackedBytes) throw new RequestError('The workbook is too large. Save the sheet as CSV.', 413)
    await pipeline(await zip.openReadStreamPromise(entry), discard())
  }
}

function discard() {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
