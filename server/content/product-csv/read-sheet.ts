import { CsvError, parse } from 'csv-parse/sync'
import { RequestError } from '../../errors.ts'

/** The message goes on after the name of the column; where there is none it is a sentence of its own. */
export type Mistake = { row: number; column: string; message: string }
export type SheetRow = { row: number; cells: string[] }
/** Rows are counted as a spreadsheet shows them: the head is row 1. */
export type Sheet = { head: string[]; rows: SheetRow[]; mistakes: Mistake[] }

/** Each product is written in one transaction with all the others, and the site waits for it. */
const maxSheetRows = 5000

/** Takes what spreadsheets write: with or without a mark in front, commas, semicolons or tabs, any line ends, quotes. */
export function readSheet(bytes: Buffer): Sheet {
  const text = decoded(bytes)
  const announced = /^sep=(.)\r?\n/i.exec(text)
  const body = announced ? text.slice(announced[0].length) : text
  const first = announced ? 2 : 1
  const { records, mistakes } = split(body, announced?.[1] ?? delimiterOf(body), first)
  const [head = [], ...others] = records
  if (head.every((cell) => cell.trim() === ''))
    throw new RequestError('The file is empty. Its first row names the columns.')
  if (others.length > maxSheetRows)
    throw new RequestError(`The file has ${others.length} rows, and can have ${maxSheetRows}. Import it in parts.`, 413)
  const rows = others
    .map((cells, index) => ({ row: first + 1 + index, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { head: head.map((cell) => cell.trim().toLowerCase()), rows, mistakes }
}

function decoded(bytes: Buffer) {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new RequestError('The letters of the file cannot be read. Save it as "CSV UTF-8" in the spreadsheet.')
  }
}

/** Of the head, whose names have none of these in them. */
function delimiterOf(text: string) {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const count = (delimiter: string) => head.split(delimiter).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/** Empty lines are kept, so that rows can be counted. */
function split(text: string, delimiter: string, first: number): { records: string[][]; mistakes: Mistake[] } {
  try {
    return { records: parse(text, { delimiter, relax_column_count: true }), mistakes: [] }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const records = parse(text, { delimiter, relax_column_count: true, relax_quotes: true, to: 1 })
    const row = first + Number(error.records ?? 0)
    const message = 'A quotation mark is not closed, or stands inside a text without being doubled'
    return { records, mistakes: [{ row, column: '', message }] }
  }
}
