import { CsvError, parse } from 'csv-parse/sync'
import { RequestError } from '../http/errors.ts'
import { type Mistake, type TableFile, toTable } from './table-file.ts'

/** Accepts the formats of common spreadsheets: with or without a byte order mark; commas, semicolons or tabs; any line endings. */
export function parseCsv(bytes: Buffer): TableFile {
  const text = decode(bytes)
  const separatorLine = /^sep=(.)\r?\n/i.exec(text)
  const body = separatorLine ? text.slice(separatorLine[0].length) : text
  const first = separatorLine ? 2 : 1
  const { records, mistakes } = splitRecords(body, separatorLine?.[1] ?? delimiterOf(body), first)
  return toTable(records, first, mistakes)
}

function decode(bytes: Buffer) {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new RequestError(
      'The character encoding of the file cannot be read. Save it as "CSV UTF-8" in the spreadsheet.',
    )
  }
}

/** Column names contain none of these characters. */
function delimiterOf(text: string) {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/** Keeps empty lines, so that row numbers stay right. */
function splitRecords(text: string, delimiter: string, first: number): { records: string[][]; mistakes: Mistake[] } {
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
