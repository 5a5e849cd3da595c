import type { PriceBook, PriceRange } from '@house/contract/estimates/price-book'
import { formatDecimal, parseDecimal } from './decimal.ts'

export const bookRowKinds = [
  ...(['rate', 'hardware', 'glass', 'filling', 'finish', 'mesh', 'grille', 'installation', 'transport'] as const),
  ...(['rounding', 'gst', 'hsn', 'validity', 'inclusion', 'exclusion'] as const),
] as const
export type BookRowKind = (typeof bookRowKinds)[number]

/** One fact of a price book, as a file or a list of changes shows it. Fields that a kind does not have are empty. */
export type BookRow = {
  kind: BookRowKind
  system: string
  opening: string
  /** Key of a glass, filling, colour, mesh or grille, or the name of a zone. */
  item: string
  /** Paise. */
  low: number
  high: number
  /** mm². */
  min_area: number
  /** Rupees, per cent, digits, days or a text. */
  value: string
}

/** Without a price. */
export const emptyRow: Omit<BookRow, 'kind'> = {
  system: '',
  opening: '',
  item: '',
  low: 0,
  high: 0,
  min_area: 0,
  value: '',
}

/** Lists of prices by key, and the kind of their rows. */
const keyedLists = {
  glass: 'glass',
  filling: 'fillings',
  finish: 'finishes',
  mesh: 'meshes',
  grille: 'grilles',
  transport: 'transport',
} as const satisfies Partial<Record<BookRowKind, keyof PriceBook>>
type KeyedKind = keyof typeof keyedLists

/** Decimals of the numbers that are written as values. */
export const valueDigits = { rounding: 2, gst: 2, validity: 0 } as const

export function rowsOf(book: PriceBook): BookRow[] {
  const value = (kind: BookRowKind, text: string): BookRow => ({ ...emptyRow, kind, value: text })
  return [
    ...book.rates.map((rate): BookRow => ({ ...emptyRow, kind: 'rate', ...rate })),
    ...book.hardware.map(({ key, low, high }): BookRow => ({ ...emptyRow, kind: 'hardware', opening: key, low, high })),
    ...(Object.keys(keyedLists) as KeyedKind[]).flatMap((kind) =>
      book[keyedLists[kind]].map(({ key, low, high }): BookRow => ({ ...emptyRow, kind, item: key, low, high })),
    ),
    { ...emptyRow, kind: 'installation', ...book.installation },
    value('rounding', formatDecimal(book.rounding, valueDigits.rounding)),
    value('gst', formatDecimal(book.gst, valueDigits.gst)),
    value('hsn', book.hsn),
    value('validity', formatDecimal(book.validity_days, valueDigits.validity)),
    ...book.inclusions.map((text) => value('inclusion', text)),
    ...book.exclusions.map((text) => value('exclusion', text)),
  ]
}

/** A price book of these rows, still to be parsed: kinds may be missing. */
export function bookOf(rows: BookRow[]): unknown {
  const of = (kind: BookRowKind) => rows.filter((row) => row.kind === kind)
  const firstValue = (kind: BookRowKind) => of(kind)[0]?.value ?? ''
  const keyed = (kind: BookRowKind) => of(kind).map(({ item, low, high }) => ({ key: item, low, high }))
  const [installation] = of('installation')
  return {
    v: 1,
    rates: of('rate').map(({ system, opening, low, high, min_area }) => ({ system, opening, low, high, min_area })),
    hardware: of('hardware').map(({ opening, low, high }) => ({ key: opening, low, high })),
    ...Object.fromEntries((Object.keys(keyedLists) as KeyedKind[]).map((kind) => [keyedLists[kind], keyed(kind)])),
    installation: installation && ({ low: installation.low, high: installation.high } satisfies PriceRange),
    rounding: parseDecimal(firstValue('rounding'), valueDigits.rounding),
    gst: parseDecimal(firstValue('gst'), valueDigits.gst),
    hsn: firstValue('hsn'),
    validity_days: parseDecimal(firstValue('validity'), valueDigits.validity),
    inclusions: of('inclusion').map(({ value }) => value),
    exclusions: of('exclusion').map(({ value }) => value),
  }
}

/** What a row is the price of: a book has each subject once. */
export function subjectOf({ kind, system, opening, item, value }: BookRow): string {
  const isText = kind === 'inclusion' || kind === 'exclusion'
  return JSON.stringify([kind, system, opening, item, isText ? value : ''])
}
