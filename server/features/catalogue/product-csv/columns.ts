import { emptyAttributes, ProductAttributes } from '@house/contract/products/attributes'
import { parseMediaUrl } from '@house/contract/urls'
import type { Db } from '../../../platform/db/schema.ts'
import { type ProductFields, products } from '../content/products.ts'

type ProductField = keyof ProductFields

/** Maps the slugs and file names of a CSV file to ids and media URLs. */
export type Lookups = {
  lists: SlugLookup
  accessories: SlugLookup
  /** URLs by URL and by file name. */
  media: Map<string, string[]>
  /** Keys of the planner's colours. */
  colours: Set<string>
}
type SlugLookup = { idOf: Map<string, number>; slugOf: Map<number, string> }

export type Column = {
  name: string
  field: ProductField
  write: (product: ProductFields, lookups: Lookups) => string
  /** The value of a cell; throws `CellError` when it cannot be used. */
  read: (cell: string, lookups: Lookups) => unknown
}

/** An invalid cell. The message continues the name of its column. */
export class CellError extends Error {}

/** Fields with a CSV format of their own. All others are plain text. */
const special: { [F in ProductField]?: Partial<Column> } = {
  sub_item_id: {
    name: 'list',
    write: ({ sub_item_id }, { lists }) => lists.slugOf.get(sub_item_id) ?? '',
    read: (cell, { lists }) => idOfSlug(lists, cell, 'list of products'),
  },
  page_banner: {
    write: ({ page_banner }) => page_banner.join('\n'),
    read: (cell, lookups) => splitEntries(cell).map((entry) => findMedia(lookups, entry)),
  },
  accessory_category_ids: {
    name: 'accessories',
    write: ({ accessory_category_ids }, { accessories }) =>
      accessory_category_ids.map((id) => accessories.slugOf.get(id) ?? '').join('\n'),
    read: (cell, { accessories }) =>
      splitEntries(cell).map((entry) => idOfSlug(accessories, entry, 'category of accessories')),
  },
  description_data: {
    write: ({ description_data }) => JSON.stringify(description_data),
    read: (cell) => (cell.trim() === '' ? [] : parseJson(cell)),
  },
  plan_design: {
    write: ({ plan_design }) => (plan_design ? JSON.stringify(plan_design) : ''),
    read: (cell) => (cell.trim() === '' ? null : parseJson(cell)),
  },
  attributes: {
    write: ({ attributes }) => JSON.stringify(attributes),
    read: (cell, lookups) => (cell.trim() === '' ? emptyAttributes : readAttributes(cell, lookups)),
  },
}

const { fields, media } = products

/** The columns of export and import: the fields of a product, in the order of its schema. */
export const columns: Column[] = (Object.keys(fields.shape) as ProductField[]).map((field) => ({
  name: field,
  field,
  write: (product) => String(product[field] ?? ''),
  read: media.includes(field) ? readMedia : (cell: string) => cell,
  ...special[field],
}))

export async function readLookups(db: Db): Promise<Lookups> {
  const lists = await db.selectFrom('sub_item').select(['id', 'slug']).where('type', '=', 'Product').execute()
  const accessories = await db.selectFrom('accessory_category').select(['id', 'slug']).execute()
  const rows = await db.selectFrom('media').select('url').where('mime', 'like', 'image/%').execute()
  const colours = await db.selectFrom('planner_colour').select('key').execute()
  const mediaByName = new Map<string, string[]>()
  for (const { url } of rows)
    for (const name of [url, parseMediaUrl(url).file]) mediaByName.set(name, [...(mediaByName.get(name) ?? []), url])
  return {
    lists: toLookup(lists),
    accessories: toLookup(accessories),
    media: mediaByName,
    colours: new Set(colours.map(({ key }) => key)),
  }
}

function toLookup(rows: { id: number; slug: string }[]): SlugLookup {
  return {
    idOf: new Map(rows.map(({ id, slug }) => [slug.toLowerCase(), id])),
    slugOf: new Map(rows.map(({ id, slug }) => [id, slug])),
  }
}

function readMedia(cell: string, lookups: Lookups) {
  return cell.trim() === '' ? '' : findMedia(lookups, cell.trim())
}

/** Other mistakes are those of the schema, which every field is checked against. */
function readAttributes(cell: string, { colours }: Lookups) {
  const attributes = parseJson(cell)
  const named = ProductAttributes.pick({ colours: true }).safeParse(attributes).data?.colours ?? []
  const missing = named.find((key) => !colours.has(key))
  if (missing !== undefined) throw new CellError(`names no published colour: ${JSON.stringify(missing.slice(0, 60))}`)
  return attributes
}

/** Entries are separated by line breaks or bars. */
function splitEntries(cell: string) {
  return cell
    .split(/[\n|]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function idOfSlug({ idOf }: SlugLookup, slug: string, kind: string) {
  const id = idOf.get(slug.trim().toLowerCase())
  if (id === undefined) throw new CellError(`names no ${kind}: ${JSON.stringify(slug.slice(0, 60))}`)
  return id
}

function findMedia({ media }: Lookups, name: string) {
  const [url, another] = media.get(name) ?? []
  if (!url) throw new CellError(`names no picture of the media library: ${JSON.stringify(name.slice(0, 80))}`)
  if (another) throw new CellError(`names several pictures: write the whole URL, like ${url}`)
  return url
}

function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    throw new CellError('is not JSON: take an exported product as the pattern, or leave the column out')
  }
}
