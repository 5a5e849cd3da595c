import { setImmediate } from 'node:timers/promises'
import type { Measure } from '@house/contract/products/attribute-options'
import type { ProductAttributes } from '@house/contract/products/attributes'
import { type FacetName, facetNames, type SizeName } from '@house/contract/products/filter-names'
import { perContentVersion } from '../../../platform/cache/per-version.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { type FacetLabels, readFacetLabels } from './facet-labels.ts'

/** What filters ask of a product. */
export type FilterProduct = {
  id: number
  /** The lower-case slug of its list. */
  list: string
  facets: Record<FacetName, string[]>
  /** The same values, as places in `FilterIndex.values`. */
  values: number[]
  /** Undefined where the product does not state its size. */
  sizes: Record<SizeName, StatedSize | undefined>
  /** The first problem of its list: the one it is made for. */
  mainProblem: string | undefined
}

/** Null without a limit. */
export type StatedSize = { min: number | null; max: number | null }

/** All products in the order of the catalogue: categories, their lists, their products. */
export type FilterIndex = { products: FilterProduct[]; values: FacetValue[]; labels: FacetLabels }
type FacetValue = { name: FacetName; value: string }

const batchSize = 500

/** The products of the current content; read again after a change. */
export const findFilterIndex = perContentVersion(async (db: Db): Promise<FilterIndex> => {
  const products: FilterProduct[] = []
  const labels = await readFacetLabels(db)
  const values = facetNames.flatMap((name) => [...labels[name].values.keys()].map((value) => ({ name, value })))
  const places = new Map(values.map(({ name, value }, place) => [`${name} ${value}`, place]))
  for (const list of await readLists(db))
    for (let position = 0; position < list.product_count; position += batchSize) {
      const rows = await readProducts(db, list.id, position)
      products.push(...rows.map((row) => toFilterProduct(row, list, places)))
      // Lets requests through: SQLite's statements run in this thread.
      await setImmediate()
    }
  return { products, values, labels }
})

type List = { slug: string; category_slug: string }
type ProductRow = { id: number; attributes: string; plan_design: string | null }

function toFilterProduct(
  { id, plan_design, ...row }: ProductRow,
  list: List,
  places: Map<string, number>,
): FilterProduct {
  const attributes: ProductAttributes = JSON.parse(row.attributes)
  const problems = attributes.problems.map(({ problem }) => problem)
  const facets: FilterProduct['facets'] = {
    category: [list.category_slug],
    problem: problems,
    room: attributes.rooms,
    opening: attributes.openings,
    material: attributes.materials,
    mesh: attributes.mesh,
    colour: attributes.colours,
    system: plan_design === null ? [] : [JSON.parse(plan_design).system],
  }
  return {
    id,
    list: list.slug.toLowerCase(),
    facets,
    values: facetNames.flatMap((name) => facets[name].flatMap((value) => places.get(`${name} ${value}`) ?? [])),
    sizes: { width: statedSize(attributes, 'frame_width'), height: statedSize(attributes, 'frame_height') },
    mainProblem: problems[0],
  }
}

function statedSize({ measures }: ProductAttributes, name: Measure): StatedSize | undefined {
  const stated = measures.find(({ measure }) => measure === name)
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

/** The products of a list after a position. */
function readProducts(db: Db, listId: number, position: number) {
  return db
    .selectFrom('product')
    .select(['id', 'attributes', 'plan_design'])
    .where('sub_item_id', '=', listId)
    .where('position', '>', position)
    .where('position', '<=', position + batchSize)
    .orderBy('position')
    .execute()
}
