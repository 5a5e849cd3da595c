import type { PriceBook } from '@house/contract/estimates/price-book'
import { pricedFillings, pricedOpenings } from '@house/contract/estimates/price-book-options'
import { grilles, meshes } from '@house/contract/plans/design-options'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import {
  type BookRow,
  type BookRowKind,
  bookOf,
  bookRowKinds,
  rowsOf,
  subjectOf,
  valueDigits,
} from '@house/fenestration/estimate/book-rows'
import { formatDecimal, parseDecimal } from '@house/fenestration/estimate/decimal'
import { PriceBookError, parsePriceBook } from '@house/fenestration/estimate/price-book'
import { byteOrderMark, fromCell, toCsvRow } from '../../../platform/tables/csv.ts'
import type { Mistake, TableFile, TableRow } from '../../../platform/tables/table-file.ts'

const columns = ['kind', 'system', 'opening', 'item', 'low', 'high', 'minimum_m2', 'value'] as const
type Column = (typeof columns)[number]

/** The columns that rows of a kind fill in, besides the kind. */
const columnsOf: Record<BookRowKind, Column[]> = {
  rate: ['system', 'opening', 'low', 'high', 'minimum_m2'],
  hardware: ['opening', 'low', 'high'],
  glass: ['item', 'low', 'high'],
  filling: ['item', 'low', 'high'],
  finish: ['item', 'low', 'high'],
  mesh: ['item', 'low', 'high'],
  grille: ['item', 'low', 'high'],
  installation: ['low', 'high'],
  transport: ['item', 'low', 'high'],
  rounding: ['value'],
  gst: ['value'],
  hsn: ['value'],
  validity: ['value'],
  inclusion: ['value'],
  exclusion: ['value'],
}

const requiredKinds: BookRowKind[] = ['installation', 'rounding', 'gst', 'hsn', 'validity']
const rupeeDigits = 2
const squareMetreDigits = 6

/** Rupees, m², per cent and days: as people write them. */
export function writePriceBook(book: PriceBook): string {
  const rows = rowsOf(book).map((row) => {
    const cells: Record<Column, string> = {
      ...row,
      low: formatDecimal(row.low, rupeeDigits),
      high: formatDecimal(row.high, rupeeDigits),
      minimum_m2: formatDecimal(row.min_area, squareMetreDigits),
    }
    const used: Column[] = ['kind', ...columnsOf[row.kind]]
    return toCsvRow(columns.map((column) => (used.includes(column) ? cells[column] : '')))
  })
  return byteOrderMark + toCsvRow(columns) + rows.join('')
}

/** An invalid cell. The message continues the name of its column. */
class CellError extends Error {}

/** The whole book of a file, or every mistake in it. */
export function readPriceBookTable(
  { header, rows, mistakes }: TableFile,
  catalogue: PlannerParts,
): { book: PriceBook; mistakes: [] } | { book: null; mistakes: Mistake[] } {
  const wrongHeader = mistakesInHeader(header)
  if (mistakes.length + wrongHeader.length > 0) return { book: null, mistakes: [...mistakes, ...wrongHeader] }
  const read = rows.map((row) => readRow(row, header, catalogue))
  const found = [...read.flatMap((row) => row.mistakes), ...repeatedRows(read), ...missingKinds(read)]
  if (found.length > 0) return { book: null, mistakes: found.toSorted((a, b) => a.row - b.row) }
  try {
    return { book: parsePriceBook(bookOf(read.flatMap(({ row }) => row ?? []))), mistakes: [] }
  } catch (error) {
    if (!(error instanceof PriceBookError)) throw error
    return { book: null, mistakes: [{ row: 1, column: '', message: error.message }] }
  }
}

function mistakesInHeader(header: string[]): Mistake[] {
  const wrong = (message: string): Mistake => ({ row: 1, column: '', message })
  const unknown = header.filter((name) => name !== '' && !columns.some((column) => column === name))
  return [
    ...unknown.map((name) => wrong(`There is no column "${name}"; the columns are ${columns.join(', ')}`)),
    ...columns.filter((name) => !header.includes(name)).map((name) => wrong(`The column ${name} is missing`)),
  ]
}

type ReadRow = { number: number; row: BookRow | null; mistakes: Mistake[] }

function readRow({ row: number, cells }: TableRow, header: string[], catalogue: PlannerParts): ReadRow {
  const cellOf = (column: Column) => fromCell(cells[header.indexOf(column)] ?? '').trim()
  const mistakes: Mistake[] = []
  /** The value of a cell, or `otherwise` after a note of what is wrong with it. */
  function read<T>(column: Column, otherwise: T, parse: (cell: string) => T): T {
    try {
      return parse(cellOf(column))
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      mistakes.push({ row: number, column, message: error.message })
      return otherwise
    }
  }
  const kind = read<BookRowKind | null>('kind', null, (cell) => oneOf(cell.toLowerCase(), bookRowKinds))
  if (!kind) return { number, row: null, mistakes }
  const used = columnsOf[kind]
  const has = (column: Column) => used.includes(column)
  for (const column of columns)
    if (column !== 'kind' && !has(column) && cellOf(column) !== '')
      mistakes.push({ row: number, column, message: `is not used by ${kind}` })
  const row: BookRow = {
    kind,
    system: has('system') ? read('system', '', (cell) => keyIn(catalogue.systems, cell, 'system')) : '',
    opening: has('opening') ? read('opening', '', (cell) => oneOf(cell.toLowerCase(), openingsOf(kind))) : '',
    item: has('item') ? read('item', '', (cell) => readItem(kind, cell, catalogue)) : '',
    low: has('low') ? read('low', 0, readRupees) : 0,
    high: has('high') ? read('high', 0, readRupees) : 0,
    min_area: has('minimum_m2') ? read('minimum_m2', 0, readArea) : 0,
    value: has('value') ? read('value', '', (cell) => readValue(kind, cell)) : '',
  }
  if (mistakes.length === 0 && row.high < row.low)
    mistakes.push({ row: number, column: 'high', message: 'is below low' })
  if (mistakes.length === 0 && kind === 'rate' && row.high === row.low)
    mistakes.push({ row: number, column: 'high', message: 'must be above low, because an estimate is a range' })
  return { number, row: mistakes.length > 0 ? null : row, mistakes }
}

function openingsOf(kind: BookRowKind): readonly string[] {
  return kind === 'hardware' ? pricedOpenings.filter((opening) => opening !== 'fixed') : pricedOpenings
}

function readItem(kind: BookRowKind, cell: string, { glazings, colours }: PlannerParts): string {
  if (kind === 'glass') return keyIn(glazings, cell, 'glass')
  if (kind === 'finish') return keyIn(colours, cell, 'colour')
  if (kind === 'filling') return oneOf(cell.toLowerCase(), pricedFillings)
  if (kind === 'mesh') return oneOf(cell.toLowerCase(), meshes)
  if (kind === 'grille') return oneOf(cell.toLowerCase(), grilles)
  return required(cell)
}

/** Records of the catalogue are named by key or by name. */
function keyIn(records: { key: string; name: string }[], cell: string, what: string): string {
  const wanted = required(cell).toLowerCase()
  const found = records.find(({ key, name }) => key.toLowerCase() === wanted || name.toLowerCase() === wanted)
  if (!found) throw new CellError(`names no ${what} of the planner: ${JSON.stringify(cell.slice(0, 60))}`)
  return found.key
}

function readRupees(cell: string): number {
  return readNumber(cell, rupeeDigits, 'must be an amount in rupees, such as 4200 or 4,200.50')
}

function readArea(cell: string): number {
  return cell === '' ? 0 : readNumber(cell, squareMetreDigits, 'must be an area in m², such as 0.5')
}

function readValue(kind: BookRowKind, cell: string): string {
  if (kind === 'rounding') return numeric(cell, valueDigits.rounding, 'must be an amount in rupees, such as 100')
  if (kind === 'gst') return numeric(cell.replace(/%$/, ''), valueDigits.gst, 'must be per cent, such as 18')
  if (kind === 'validity') return numeric(cell, valueDigits.validity, 'must be a number of days, such as 30')
  return required(cell)
}

function numeric(cell: string, digits: number, message: string): string {
  return formatDecimal(readNumber(cell, digits, message), digits)
}

function readNumber(cell: string, digits: number, message: string): number {
  const number = parseDecimal(required(cell), digits)
  if (number === null) throw new CellError(message)
  return number
}

function required(cell: string): string {
  if (cell === '') throw new CellError('is empty')
  return cell
}

function oneOf<const T extends string>(cell: string, allowed: readonly T[]): T {
  const match = allowed.find((value) => value === cell)
  if (match === undefined) throw new CellError(`must be one of: ${allowed.join(', ')}`)
  return match
}

function repeatedRows(read: ReadRow[]): Mistake[] {
  const rowsBySubject = new Map<string, number>()
  return read.flatMap(({ number, row }) => {
    if (!row) return []
    const subject = subjectOf(row)
    const earlier = rowsBySubject.get(subject)
    rowsBySubject.set(subject, earlier ?? number)
    return earlier === undefined ? [] : [{ row: number, column: '', message: `The same price is in row ${earlier}` }]
  })
}

function missingKinds(read: ReadRow[]): Mistake[] {
  // A row with a mistake may be the one that seems to be missing.
  if (read.some(({ row }) => row === null)) return []
  const missing = requiredKinds.filter((kind) => !read.some(({ row }) => row?.kind === kind))
  return missing.map((kind) => ({ row: 1, column: '', message: `The file has no row of the kind ${kind}` }))
}
