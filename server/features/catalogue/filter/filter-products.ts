import type { Facet, FoundProduct, NearestFilter, PaginationData } from '@house/contract/entities'
import type { ProductQuery } from '@house/contract/products/filter'
import { pageSize } from '@house/contract/ui-config'
import { offsetOf, toPaginationData } from '../../../platform/api/pagination.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ProductMatches } from '../../search/search-products.ts'
import { applyFilter, countFacets } from './apply-filter.ts'
import { conditionsOf } from './conditions.ts'
import { findFilterIndex } from './filter-index.ts'
import { findNearest } from './find-nearest.ts'
import { summaryOf } from './summary.ts'

type ListQuery = ProductQuery & {
  /** Slug of a list; the whole catalogue if it is empty. */
  list: string
  /** What a search for the keyword finds; undefined without a keyword. */
  searched: ProductMatches | undefined
  page: number
}

type ProductPage = {
  data: FoundProduct[]
  pagination_data: PaginationData
  facets: Facet[]
  nearest: NearestFilter[]
}

/** A page of the products that a query finds, with the number of products of each further choice. */
export async function filterProducts(
  db: Db,
  { list, keyword, filter, searched, page }: ListQuery,
): Promise<ProductPage> {
  const index = await findFilterIndex(db)
  const { products, labels } = index
  const slug = list.toLowerCase()
  const scope = slug === '' ? products : products.filter((product) => product.list === slug)
  const conditions = conditionsOf(labels, filter)
  if (searched)
    conditions.push({ name: 'keyword', label: `“${keyword}”`, values: [], isMetBy: ({ id }) => searched.all.has(id) })
  const { matches, counts } = applyFilter(scope, conditions, index)
  const ids = withFirst(matches, searched?.byTitle).slice(offsetOf(page, pageSize.products)).slice(0, pageSize.products)
  return {
    data: ids.length === 0 ? [] : await readProducts(db, ids),
    pagination_data: toPaginationData(page, pageSize.products, matches.length),
    facets: countFacets(counts, index, filter.facets),
    nearest: matches.length === 0 ? findNearest(scope, conditions, { keyword, filter }) : [],
  }
}

/** Products with the keyword in their title come first, each group in the order of the catalogue. */
function withFirst(ids: number[], first: Set<number> | undefined): number[] {
  return first ? [...ids.filter((id) => first.has(id)), ...ids.filter((id) => !first.has(id))] : ids
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
