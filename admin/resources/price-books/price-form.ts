import type { PriceBook } from '@house/contract/estimates/price-book'
import { pricedFillings, pricedOpenings } from '@house/contract/estimates/price-book-options'
import { grilles, meshes } from '@house/contract/plans/design-options'
import type { PriceBookRecord } from '@house/contract/staff/entities'
import {
  type BookRow,
  type BookRowKind,
  bookOf,
  emptyRow,
  rowsOf,
  subjectOf,
} from '@house/fenestration/estimate/book-rows'
import { labelOfRow } from '@house/fenestration/estimate/compare-books'
import { formatDecimal, parseDecimal } from '@house/fenestration/estimate/decimal'

/** As typed: rupees and m². Without low and high there is no price. */
export type PriceText = { low: string; high: string; least: string }
export type ZoneText = { name: string; low: string; high: string }
export type PriceForm = {
  name: string
  /** By the subject of their rows. */
  prices: Record<string, PriceText>
  zones: ZoneText[]
  rounding: string
  gst: string
  hsn: string
  validity: string
  /** One text per line. */
  inclusions: string
  exclusions: string
}

/** A price that can be entered. */
export type Slot = { subject: string; row: BookRow; label: string }

const rupeeDigits = 2
const areaDigits = 6
const pricedKinds: BookRowKind[] = ['rate', 'hardware', 'glass', 'filling', 'finish', 'mesh', 'grille', 'installation']

/** What the planner offers, and prices of the book for what it no longer has. */
export function slotsOf({
  document,
  catalogue: plannerParts,
}: Pick<PriceBookRecord, 'document' | 'catalogue'>): Slot[] {
  const { systems, glazings, colours } = plannerParts
  const row = (kind: BookRowKind, of: Partial<BookRow> = {}): BookRow => ({ ...emptyRow, kind, ...of })
  const offered = [
    ...systems.flatMap(({ key, openings }) => openings.map((opening) => row('rate', { system: key, opening }))),
    ...pricedOpenings.filter((opening) => opening !== 'fixed').map((opening) => row('hardware', { opening })),
    ...glazings.map(({ key }) => row('glass', { item: key })),
    ...pricedFillings.map((item) => row('filling', { item })),
    ...colours.map(({ key }) => row('finish', { item: key })),
    ...meshes.map((item) => row('mesh', { item })),
    ...grilles.map((item) => row('grille', { item })),
    row('installation'),
  ]
  const stored = rowsOf(document).filter(({ kind }) => pricedKinds.includes(kind))
  const bySubject = new Map([...offered, ...stored].map((each) => [subjectOf(each), each]))
  return [...bySubject].map(([subject, each]) => ({ subject, row: each, label: labelOfRow(each, plannerParts) }))
}

export function toForm({ name, document }: Pick<PriceBookRecord, 'name' | 'document'>): PriceForm {
  const rows = rowsOf(document)
  const value = (kind: BookRowKind) => rows.find((row) => row.kind === kind)?.value ?? ''
  const amounts = ({ low, high }: BookRow) => ({
    low: formatDecimal(low, rupeeDigits),
    high: formatDecimal(high, rupeeDigits),
  })
  return {
    name,
    prices: Object.fromEntries(
      rows
        .filter(({ kind }) => pricedKinds.includes(kind))
        .map((row) => [subjectOf(row), { ...amounts(row), least: formatDecimal(row.min_area, areaDigits) }]),
    ),
    zones: rows.filter(({ kind }) => kind === 'transport').map((row) => ({ name: row.item, ...amounts(row) })),
    rounding: value('rounding'),
    gst: value('gst'),
    hsn: value('hsn'),
    validity: value('validity'),
    inclusions: document.inclusions.join('\n'),
    exclusions: document.exclusions.join('\n'),
  }
}

/** The document of a form, which the server checks, or a sentence about what cannot be read. */
export function toDocument(form: PriceForm, slots: Slot[]): { document: PriceBook } | { error: string } {
  const rows: BookRow[] = []
  for (const { subject, row, label } of slots) {
    const { low, high, least } = form.prices[subject] ?? noPrice
    if (low.trim() === '' && high.trim() === '') continue
    const amounts = readAmounts({ low, high })
    const min_area = least.trim() === '' ? 0 : parseDecimal(least, areaDigits)
    if (!amounts || min_area === null) return { error: `${label}: ${howToWrite}` }
    rows.push({ ...row, ...amounts, min_area })
  }
  for (const { name, low, high } of form.zones) {
    const amounts = readAmounts({ low, high })
    if (!amounts) return { error: `Transport, ${name || 'new zone'}: ${howToWrite}` }
    rows.push({ ...emptyRow, kind: 'transport', item: name.trim(), ...amounts })
  }
  const values: [BookRowKind, string[]][] = [
    ...(['rounding', 'gst', 'hsn', 'validity'] as const).map((kind): [BookRowKind, string[]] => [
      kind,
      [form[kind].trim()],
    ]),
    ['inclusion', linesOf(form.inclusions)],
    ['exclusion', linesOf(form.exclusions)],
  ]
  for (const [kind, texts] of values) for (const value of texts) rows.push({ ...emptyRow, kind, value })
  // The server parses it, with a sentence for what is wrong.
  return { document: bookOf(rows) as PriceBook }
}

export const noPrice: PriceText = { low: '', high: '', least: '' }
const howToWrite = 'write the low and the high price in rupees, such as 4200 or 4,200.50, or leave both empty.'

function readAmounts({ low, high }: { low: string; high: string }) {
  const [lowPaise, highPaise] = [parseDecimal(low, rupeeDigits), parseDecimal(high, rupeeDigits)]
  return lowPaise === null || highPaise === null ? null : { low: lowPaise, high: highPaise }
}

function linesOf(text: string) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
