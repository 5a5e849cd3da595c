import type { Facet, FoundProduct, NearestFilter, PaginationData } from '@house/contract/entities'
import type { ProductQuery } from '@house/contract/products/filter'
import { pageSize } from '@house/contract/ui-config'
import { offsetOf, toPaginationData } from '../../api/pagination.ts'
import type { Db } from '../../db/schema.ts'
import { type Bitmap, countIds, differenceOf, hasId, intersectionOf } from '../../search/bitmap.ts'
import { expandKeywords, searchAllProducts } from '../../search/query.ts'
import { type Condition, conditionsOf, findMatches } from './conditions.ts'
import { countFacets } from './count-facets.ts'
import { type FilterIndex, findFilterIndex } from './filter-index.ts'
import { findNearest } from './find-nearest.ts'
import { summaryOf } from './summary.ts'

export type ListQuery = ProductQuery & {
  /** Slug of a list; the whole catalogue if it is empty. */
  list: string
  page: number
}
type ProductPage = { data: FoundProduct[]; pagination_data: PaginationData }

/** A page of the products that a filter finds. */
export async function findProductPage(db: Db, query: ListQuery): Promise<ProductPage> {
  const { index, scope, conditions, byTitle } = await prepare(db, query)
  return readPage(db, index, { matches: findMatches(scope, conditions), byTitle, page: query.page })
}

/** The same page with the number of products of each further choice, and the nearest filters if nothing was found. */
export async function filterProducts(
  db: Db,
  query: ListQuery,
): Promise<ProductPage & { facets: Facet[]; nearest: NearestFilter[] }> {
  const { index, scope, conditions, byTitle } = await prepare(db, query)
  const page = await readPage(db, index, { matches: findMatches(scope, conditions), byTitle, page: query.page })
  return {
    ...page,
    facets: countFacets(index, scope, conditions, query.filter.facets),
    nearest: page.pagination_data.total === 0 ? findNearest(scope, conditions, query) : [],
  }
}

async function prepare(db: Db, { list, keyword, filter }: ListQuery) {
  const index = await findFilterIndex(db)
  const scope = list === '' ? index.all : (index.lists.get(list.toLowerCase()) ?? new Uint32Array())
  const { found, byTitle } = await findKeyword(db, keyword)
  return { index, scope, conditions: [...conditionsOf(index, filter), ...found], byTitle }
}

async function findKeyword(db: Db, keyword: string): Promise<{ found: Condition[]; byTitle: Bitmap }> {
  if (keyword === '') return { found: [], byTitle: new Uint32Array() }
  const { products, byTitle } = await searchAllProducts(db, await expandKeywords(db, keyword))
  return { found: [{ name: 'keyword', label: `“${keyword}”`, values: [], products }], byTitle }
}

type Found = { matches: Bitmap; byTitle: Bitmap; page: number }

/** Products with the keyword in their title come first, each group in the order of the catalogue. */
async function readPage(db: Db, index: FilterIndex, { matches, byTitle, page }: Found): Promise<ProductPage> {
  const first = intersectionOf([matches, byTitle])
  const offset = offsetOf(page, pageSize.products)
  const titled = pageOf(index.productIds, first, offset, pageSize.products)
  const others = pageOf(
    index.productIds,
    differenceOf(matches, first),
    Math.max(0, offset - countIds(first)),
    pageSize.products - titled.length,
  )
  const ids = [...titled, ...others]
  const pagination_data = toPaginationData(page, pageSize.products, countIds(matches))
  return { data: ids.length === 0 ? [] : await readProducts(db, ids), pagination_data }
}

async function readProducts(db: Db, ids: number[]): Promise<FoundProduct[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'slug', 'title', 'image', 'attributes'])
    .where('id', 'in', ids)
    .execute()
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ id, attributes, ...product }) => ({ ...product, summary: summaryOf(JSON.parse(attributes)) }))
}

/** Matches in the order of the catalogue. */
function pageOf(productIds: number[], matches: Bitmap, offset: number, limit: number): number[] {
  const ids: number[] = []
  const end = Math.min(offset + limit, countIds(matches))
  if (offset >= end) return ids
  let position = 0
  for (let index = 0; index < productIds.length && position < end; index += 1) {
    const id = productIds[index] ?? 0
    if (!hasId(matches, id)) continue
    if (position >= offset) ids.push(id)
    position += 1
  }
  return ids
}
