import type { Db } from '../../db/schema.ts'
import type { Row } from '../sanitise-fields.ts'

/** Names that stand in a sheet instead of numbers, and the pictures there are. */
export type RenderOptions = {
  lists: Names
  accessories: Names
  /** Addresses by address, and by the name of the file alone. */
  pictures: Map<string, string[]>
}
type Names = { idOf: Map<string, number>; slugOf: Map<number, string> }

export type Column = {
  name: string
  /** The field of a product that it holds. */
  field: string
  write: (product: Row, around: RenderOptions) => string
  /** The value of a cell; throws a sentence about it when there is none. */
  read: (cell: string, around: RenderOptions) => unknown
}

/** What a cell says wrong, in words that follow the name of its column. */
export class CellMistake extends Error {}

/** In the order of the file. Export and import go by this one list. */
export const columns: Column[] = [
  plain('slug'),
  plain('title'),
  {
    name: 'list',
    field: 'sub_item_id',
    write: ({ sub_item_id }, { lists }) => lists.slugOf.get(Number(sub_item_id)) ?? '',
    read: (cell, { lists }) => named(lists, cell, 'list of products'),
  },
  plain('description'),
  plain('keywords'),
  picture('image'),
  picture('image2'),
  picture('image3'),
  picture('image4'),
  {
    name: 'page_banner',
    field: 'page_banner',
    write: ({ page_banner }) => (page_banner as string[]).join('\n'),
    read: (cell, around) => partsOf(cell).map((part) => pictureNamed(around, part)),
  },
  plain('page_bottom_title'),
  picture('page_bottom_image'),
  {
    name: 'accessories',
    field: 'accessory_category_ids',
    write: ({ accessory_category_ids }, { accessories }) =>
      (accessory_category_ids as number[]).map((id) => accessories.slugOf.get(id) ?? '').join('\n'),
    read: (cell, { accessories }) => partsOf(cell).map((part) => named(accessories, part, 'category of accessories')),
  },
  {
    name: 'description_data',
    field: 'description_data',
    write: ({ description_data }) => JSON.stringify(description_data),
    read: (cell) => (cell.trim() === '' ? [] : blocksOf(cell)),
  },
  plain('meta_title'),
  plain('meta_description'),
  plain('meta_keywords'),
]

export async function readSurroundings(db: Db): Promise<RenderOptions> {
  const lists = await db.selectFrom('sub_item').select(['id', 'slug']).where('type', '=', 'Product').execute()
  const accessories = await db.selectFrom('accessory_category').select(['id', 'slug']).execute()
  const media = await db.selectFrom('media').select('url').where('mime', 'like', 'image/%').execute()
  const pictures = new Map<string, string[]>()
  for (const { url } of media)
    for (const name of [url, url.split('/').at(-1) ?? '']) pictures.set(name, [...(pictures.get(name) ?? []), url])
  return { lists: toNames(lists), accessories: toNames(accessories), pictures }
}

function toNames(rows: { id: number; slug: string }[]): Names {
  return {
    idOf: new Map(rows.map(({ id, slug }) => [slug.toLowerCase(), id])),
    slugOf: new Map(rows.map(({ id, slug }) => [id, slug])),
  }
}

function plain(name: string): Column {
  return { name, field: name, write: (product) => String(product[name] ?? ''), read: (cell) => cell }
}

function picture(name: string): Column {
  const read: Column['read'] = (cell, around) => (cell.trim() === '' ? '' : pictureNamed(around, cell.trim()))
  return { ...plain(name), read }
}

/** Lines, or entries with a bar between them. */
function partsOf(cell: string) {
  return cell
    .split(/[\n|]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

function named({ idOf }: Names, slug: string, what: string) {
  const id = idOf.get(slug.trim().toLowerCase())
  if (id === undefined) throw new CellMistake(`names no ${what}: ${JSON.stringify(slug.slice(0, 60))}`)
  return id
}

function pictureNamed({ pictures }: RenderOptions, name: string) {
  const [url, another] = pictures.get(name) ?? []
  if (!url) throw new CellMistake(`names no picture of the media library: ${JSON.stringify(name.slice(0, 80))}`)
  if (another) throw new CellMistake(`names several pictures: write the whole address, like ${url}`)
  return url
}

function blocksOf(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    throw new CellMistake('is not JSON: take an exported product as the pattern, or leave the column out')
  }
}
