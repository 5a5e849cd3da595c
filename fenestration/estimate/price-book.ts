import { PriceBook } from '@house/contract/estimates/price-book'

/** Says what is wrong with a price book, in a sentence for staff. */
export class PriceBookError extends Error {}

/** A price book from JSON of any origin. For the server and the back office: it brings the schema library with it. */
export function parsePriceBook(input: unknown): PriceBook {
  const { data, error } = PriceBook.safeParse(input)
  if (data) return data
  const [issue] = error.issues
  const [list = 'The price book', ...inside] = issue?.path ?? []
  const where = [labels[String(list)] ?? String(list), ...inside.map(stepOf)].join(', ')
  throw new PriceBookError(`${where} ${sentenceOf(issue?.message)}.`)
}

const labels: Record<string, string> = {
  v: 'The document',
  rates: 'Rates',
  hardware: 'Hardware',
  glass: 'Glass',
  fillings: 'Fillings',
  finishes: 'Finishes',
  meshes: 'Mesh',
  grilles: 'Grilles',
  installation: 'Installation',
  transport: 'Transport',
  rounding: 'The rounding step',
  gst: 'The GST rate',
  hsn: 'The HSN code',
  validity_days: 'The validity',
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
}

/** Entries count from 1. */
function stepOf(key: PropertyKey) {
  return typeof key === 'number' ? `entry ${key + 1}` : String(key).replaceAll('_', ' ')
}

/** Zod's own messages are for programmers. */
function sentenceOf(message = '') {
  return /^(Invalid|Too|Unrecognized|Expected)\b/.test(message) || message === '' ? 'cannot be read' : message
}
