import { setImmediate } from 'node:timers/promises'
import type { Facet, NearestFilter } from '@house/contract/entities'
import type { Measure } from '@house/contract/products/attribute-options'
import type { ProductAttributes } from '@house/contract/products/attributes'
import { type FacetName, facetNames, type SizeName, sizeNames } from '@house/contract/products/filter-names'
import { LRUCache } from 'lru-cache'
import { perContentVersion } from '../../../platform/cache/per-version.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { type Bitmap, setBit } from '../../search/bitmap.ts'
import { type FacetLabels, readFacetLabels } from './facet-labels.ts'
import { buildSizeIndex, type SizeIndex, type StatedSize } from './size-index.ts'

/**
 * Everything that filters and counts need, in memory: the products of every value as bits. A product is known by its
 * position in the order of the catalogue: categories, their lists, their products.
 */
export type FilterIndex = {
  /** By position. */
  productIds: number[]
  /** By product id; -1 for an id that no list has. */
  positions: Int32Array
  all: Bitmap
  /** By the lower-case slug of the list. */
  lists: Map<string, Bitmap>
  facets: Record<FacetName, Map<string, Bitmap>>
  /** The products that solve a problem first of all: it is the first one in their list. */
  mainProblems: Map<string, Bitmap>
  sizes: Record<SizeName, SizeIndex>
  /** Results of the latest filters. All pages of a filter share one. */
  results: LRUCache<string, Promise<FilterResult>>
  labels: FacetLabels
}

/** Everything that a query finds, whatever page of it is shown. */
export type FilterResult = {
  matches: Bitmap
  /** The matches with the keyword in their title. */
  titled: Bitmap
  total: number
  /** With the number of products of each further choice. */
  facets: Facet[]
  /** The nearest filters if nothing was found. */
  nearest: NearestFilter[]
}

const batchSize = 500
const maxResults = 64
const measureOf: Record<SizeName, Measure> = { width: 'frame_width', height: 'frame_height' }

/** The index of the current content; built again after a change. */
export const findFilterIndex = perContentVersion(buildFilterIndex)

async function buildFilterIndex(db: Db): Promise<FilterIndex> {
  const { last, count } = await db
    .selectFrom('product')
    .select(({ fn }) => [fn.max('id').as('last'), fn.countAll().as('count')])
    .executeTakeFirstOrThrow()
  // If products change meanwhile, this index may be incomplete. The next request builds it again.
  const newBitmap = () => new Uint32Array((Number(count) >> 5) + 1)
  const stated: Record<SizeName, (StatedSize | undefined)[]> = { width: [], height: [] }
  const index: Omit<FilterIndex, 'sizes'> = {
    productIds: [],
    positions: new Int32Array(Number(last ?? 0) + 1).fill(-1),
    all: newBitmap(),
    lists: new Map(),
    facets: Object.fromEntries(facetNames.map((name) => [name, new Map()])) as FilterIndex['facets'],
    mainProblems: new Map(),
    results: new LRUCache({ max: maxResults }),
    labels: await readFacetLabels(db),
  }
  const add = (values: Map<string, Bitmap>, value: string, position: number) => {
    const bits = values.get(value) ?? newBitmap()
    values.set(value, bits)
    setBit(bits, position)
  }
  for (const list of await readLists(db))
    for (let place = 0; place < list.product_count; place += batchSize) {
      for (const { id, plan_design, ...row } of await readProducts(db, list.id, place)) {
        const attributes: ProductAttributes = JSON.parse(row.attributes)
        const position = index.productIds.push(id) - 1
        index.positions[id] = position
        setBit(index.all, position)
        add(index.lists, list.slug.toLowerCase(), position)
        for (const [name, values] of Object.entries(facetValues(attributes)))
          for (const value of values) add(index.facets[name as FacetName], value, position)
        add(index.facets.category, list.category_slug, position)
        if (plan_design !== null) add(index.facets.system, JSON.parse(plan_design).system, position)
        const [main] = attributes.problems
        if (main) add(index.mainProblems, main.problem, position)
        for (const name of sizeNames) stated[name].push(statedSize(name, attributes))
      }
      // Lets requests through: SQLite's statements run in this thread.
      await setImmediate()
    }
  const width = buildSizeIndex(stated.width)
  await setImmediate()
  return { ...index, sizes: { width, height: buildSizeIndex(stated.height) } }
}

function facetValues(attributes: ProductAttributes) {
  return {
    problem: attributes.problems.map(({ problem }) => problem),
    room: attributes.rooms,
    opening: attributes.openings,
    material: attributes.materials,
    mesh: attributes.mesh,
    colour: attributes.colours,
  } satisfies Partial<Record<FacetName, string[]>>
}

function statedSize(name: SizeName, { measures }: ProductAttributes): StatedSize | undefined {
  const stated = measures.find(({ measure }) => measure === measureOf[name])
  return stated && { min: stated.min, max: stated.max }
}

function readLists(db: Db) {
  return db
    .selectFrom('sub_item')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['sub_item.id', 'sub_item.slug', 'sub_item.product_count', 'category.slug as category_slug'])
    .where('sub_item.type', '=', 'Product')
    .orderBy('category.position')
    .orderBy('sub_item.position')
    .execute()
}

/** The products of a list after a place. */
function readProducts(db: Db, listId: number, place: number) {
  return db
    .selectFrom('product')
    .select(['id', 'attributes', 'plan_design'])
    .where('sub_item_id', '=', listId)
    .where('place', '>', place)
    .where('place', '<=', place + batchSize)
    .orderBy('place')
    .execute()
}
