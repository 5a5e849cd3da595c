import type { Facet, FoundProduct, NearestFilter, PaginationData } from '@house/contract/entities'
import type { ProductQuery } from '@house/contract/products/filter'
import { pageSize } from '@house/contract/ui-config'
import { offsetOf, toPaginationData } from '../../api/pagination.ts'
import type { Db } from '../../db/schema.ts'
import { type Bitmap, countShared, hasId } from '../../search/bitmap.ts'
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
  const { index, scope, conditions } = await prepare(db, query)
  return readPage(db, index, findMatches(scope, conditions), query.page)
}

/** The same page with the number of products of each further choice, and the nearest filters if nothing was found. */
export async function filterProducts(
  db: Db,
  query: ListQuery,
): Promise<ProductPage & { facets: Facet[]; nearest: NearestFilter[] }> {
  const { index, scope, conditions } = await prepare(db, query)
  const page = await readPage(db, index, findMatches(scope, conditions), query.page)
  return {
    ...page,
    facets: countFacets(index, scope, conditions, query.filter.facets),
    nearest: page.pagination_data.total === 0 ? findNearest(scope, conditions, query) : [],
  }
}

async function prepare(db: Db, { list, keyword, filter }: ListQuery) {
  const index = await findFilterIndex(db)
  const scope = list === '' ? index.all : (index.lists.get(list.toLowerCase()) ?? new Uint32Array())
  return { index, scope, conditions: [...conditionsOf(index, filter), ...(await keywordCondition(db, keyword))] }
}

async function keywordCondition(db: Db, keyword: string): Promise<Condition[]> {
  if (keyword === '') return []
  const products = await searchAllProducts(db, await expandKeywords(db, keyword))
  return [{ name: 'keyword', label: `“${keyword}”`, products }]
}

async function readPage(db: Db, index: FilterIndex, matches: Bitmap, page: number): Promise<ProductPage> {
  const ids = pageOf(index.productIds, matches, offsetOf(page, pageSize.products), pageSize.products)
  const pagination_data = toPaginationData(page, pageSize.products, countShared(matches, matches))
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
  let skipped = 0
  for (const id of productIds) {
    if (!hasId(matches, id)) continue
    if (skipped < offset) skipped += 1
    else ids.push(id)
    if (ids.length === limit) break
  }
  return ids
}
