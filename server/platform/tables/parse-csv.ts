import { CsvError, parse } from 'csv-parse/sync'
import { RequestError } from '../http/errors.ts'
import { type Mistake, maxRows, type TableFile, toTable } from './table-file.ts'

/** A file is parsed in one go, and every other request waits for it. */
const maxColumns = 100
const maxHeaderLength = 10_000
const maxRowLength = 500_000
const lineEndings = ['\r\n', '\n', '\r']

/** Accepts the formats of common spreadsheets: with or without a byte order mark; commas, semicolons or tabs; any line endings. */
export function parseCsv(bytes: Buffer): TableFile {
  const text = decode(bytes)
  const separatorLine = /^sep=(.)\r?\n/i.exec(text)
  const body = separatorLine ? text.slice(separatorLine[0].length) : text
  const first = separatorLine ? 2 : 1
  const delimiter = separatorLine?.[1] ?? delimiterOf(body)
  requireNarrow(body, delimiter)
  const { records, mistakes } = splitRecords(body, delimiter, first)
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
  if (header.length > maxHeaderLength)
    throw new RequestError('The first row of the file is too long. It names the columns.', 413)
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/** Counts the cells and characters of each row without building it, as far as rows are read. A quotation mark that is doubled ends a text and begins the next one. */
function requireNarrow(text: string, delimiter: string) {
  let cells = 1
  let isQuoted = false
  let start = 0
  let rows = 0
  for (let index = 0; index < text.length; index++) {
    if (index - start > maxRowLength)
      throw new RequestError('A row of the file is too long. Perhaps a quotation mark is not closed.', 413)
    const character = text[index]
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '\n' || character === '\r') {
      cells = 1
      start = index
      rows += 1
      // A line may end in two characters.
      if (rows > 2 * (maxRows + 2)) return
    } else if (character === delimiter) cells += 1
    if (cells > maxColumns) throw new RequestError(`A row of the file has more than ${maxColumns} columns.`, 413)
  }
}

/** Keeps empty lines, so that row numbers stay right. Does not read on behind one row too many. */
function splitRecords(text: string, delimiter: string, first: number): { records: string[][]; mistakes: Mistake[] } {
  const options = { delimiter, record_delimiter: lineEndings, relax_column_count: true }
  try {
    return { records: parse(text, { ...options, to: maxRows + 2 }), mistakes: [] }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const message = 'A quotation mark is not closed, or stands inside a text without being doubled'
    const complete = Number(error.records ?? 0)
    if (complete === 0) throw new RequestError(`${message}, in the first row of the file.`)
    const records = parse(text, { ...options, to: 1 })
    return { records, mistakes: [{ row: first + complete, column: '', message }] }
  }
}
