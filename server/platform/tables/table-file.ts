import { RequestError } from '../http/errors.ts'

/** The message continues the name of the column; without a column it is a complete sentence. */
export type Mistake = { row: number; column: string; message: string }
export type TableRow = { row: number; cells: string[] }
/** A file of a spreadsheet. Rows are numbered as it shows them: the header is row 1. */
export type TableFile = { header: string[]; rows: TableRow[]; mistakes: Mistake[] }

/** All rows are written in one transaction, and other writers wait for it. */
export const maxRows = 5000

/** `first` is the number of the first record, the header. */
export function toTable(records: string[][], first: number, mistakes: Mistake[] = []): TableFile {
  const [header = [], ...others] = records
  if (header.every((cell) => cell.trim() === ''))
    throw new RequestError('The file is empty. Its first row names the columns.')
  if (others.length > maxRows)
    throw new RequestError(`The file has more than ${maxRows} rows. Import it in parts.`, 413)
  const rows = others
    .map((cells, index) => ({ row: first + 1 + index, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { header: header.map((cell) => cell.trim().toLowerCase()), rows, mistakes }
}
