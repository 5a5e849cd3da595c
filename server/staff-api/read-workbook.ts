import { readSheet } from 'read-excel-file/node'

const maxCells = 200_000
/** A computed number has more digits than a spreadsheet shows. */
const significantDigits = 12

/** The cells of the first sheet of an XLSX file, as a CSV file would have them. Runs in the worker process. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const rows = await readSheet(Buffer.from(bytes))
  const cells = rows.reduce((sum, row) => sum + row.length, 0)
  if (cells > maxCells) throw new Error(`the sheet has ${cells} cells`)
  return rows.map((row) => row.map(toText))
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(significantDigits)))
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return String(value)
}
