import type { PriceBook } from '@house/contract/estimates/price-book'
import { type PricedOpening, pricedOpenings } from '@house/contract/estimates/price-book-options'
import { fillLabels, grilleLabels, meshLabels } from '../description/labels.ts'
import { type BookRow, type BookRowKind, rowsOf, subjectOf } from './book-rows.ts'
import { pricedOpeningLabels } from './labels.ts'
import { formatRange } from './money.ts'

export type BookChange = { label: string; before: string | null; after: string | null }
/** Planner parts, for their names. */
type Names = Record<'systems' | 'glazings' | 'colours', { key: string; name: string }[]>

/** What differs from one book to another, in words. */
export function compareBooks(before: PriceBook, after: PriceBook, names: Names): BookChange[] {
  const [old, next] = [bySubject(before), bySubject(after)]
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((subject) => {
    const [from, to] = [old.get(subject), next.get(subject)]
    const row = to ?? from
    const [was, is] = [describe(from), describe(to)]
    return row && was !== is ? [{ label: labelOfRow(row, names), before: was, after: is }] : []
  })
}

function bySubject(book: PriceBook) {
  return new Map(rowsOf(book).map((row) => [subjectOf(row), row]))
}

function describe(row: BookRow | undefined): string | null {
  if (!row) return null
  const { kind, low, high, min_area, value } = row
  const unit = units[kind]
  if (unit === undefined) return `${prefixes[kind] ?? ''}${value}${suffixes[kind] ?? ''}`
  const least = min_area > 0 ? `, at least ${(min_area / 1_000_000).toFixed(2)} m²` : ''
  return `${formatRange({ low, high })}${unit}${least}`
}

const units: Partial<Record<BookRowKind, string>> = {
  rate: ' per m²',
  hardware: ' per sash',
  glass: ' per m²',
  filling: ' per m²',
  finish: ' per m² and side',
  mesh: ' per m²',
  grille: ' per m²',
  installation: ' per m²',
  transport: '',
}
const prefixes: Partial<Record<BookRowKind, string>> = { rounding: '₹ ' }
const suffixes: Partial<Record<BookRowKind, string>> = { gst: ' %', validity: ' days' }

/** "Rate: 60 mm uPVC casement, hinged". */
export function labelOfRow(row: BookRow, names: Names): string {
  const subject = [nameIn(names.systems, row.system), openingName(row.opening), itemName(row, names)].filter(Boolean)
  return [kindLabels[row.kind], subject.join(', ')].filter(Boolean).join(': ')
}

const kindLabels: Record<BookRowKind, string> = {
  rate: 'Rate',
  hardware: 'Hardware',
  glass: 'Glass',
  filling: 'Filling',
  finish: 'Finish',
  mesh: 'Mesh',
  grille: 'Grille',
  installation: 'Fitting',
  transport: 'Transport',
  rounding: 'Rounding',
  gst: 'GST',
  hsn: 'HSN code',
  validity: 'Validity',
  inclusion: 'In the estimate',
  exclusion: 'Not in it',
}

function openingName(opening: string) {
  const known = pricedOpenings.find((candidate): candidate is PricedOpening => candidate === opening)
  return known ? pricedOpeningLabels[known].toLowerCase() : ''
}

function itemName({ kind, item }: BookRow, names: Names) {
  if (kind === 'glass') return nameIn(names.glazings, item)
  if (kind === 'finish') return nameIn(names.colours, item)
  return labelsByKind[kind]?.get(item) ?? item
}

const labelsByKind: Partial<Record<BookRowKind, Map<string, string>>> = {
  filling: new Map(Object.entries(fillLabels)),
  mesh: new Map(Object.entries(meshLabels)),
  grille: new Map(Object.entries(grilleLabels)),
}

function nameIn(records: { key: string; name: string }[], key: string) {
  return records.find((record) => record.key === key)?.name ?? key
}
