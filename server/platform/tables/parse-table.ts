import { RequestError } from '../http/errors.ts'
import { runTask, TooManyTasks } from '../workers/run-task.ts'
import { parseCsv } from './parse-csv.ts'
import { type TableFile, toTable } from './table-file.ts'
import { readWorkbook } from './tasks.ts'

const zipSignature = Buffer.from('PK\u0003\u0004')

/** A file of a spreadsheet, CSV or XLSX. */
export async function parseTable(bytes: Buffer): Promise<TableFile> {
  if (!bytes.subarray(0, zipSignature.length).equals(zipSignature)) return parseCsv(bytes)
  const records = await runTask(readWorkbook, bytes).catch((error) => {
    if (error instanceof TooManyTasks) throw error
    throw new RequestError('The file cannot be read as an Excel workbook (.xlsx). Save it again, or save it as CSV.')
  })
  if (records === 'too large') throw new RequestError('The workbook is too large. Save the sheet as CSV.', 413)
  return toTable(records, 1)
}
