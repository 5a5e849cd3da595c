import type { Facet, FoundProduct, NearestFilter, PaginationData } from '@house/contract/entities'
import { pageSize } from '@house/contract/ui-config'
import { offsetOf, toPaginationData } from '../../../platform/api/pagination.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { countBits, differenceOf, numbersIn } from '../../search/bitmap.ts'
import { type FilterResult, findFilterIndex } from './filter-index.ts'
import { findFilterResult, type ListQuery } from './filter-result.ts'
import { summaryOf } from './summary.ts'

type ProductPage = {
  data: FoundProduct[]
  pagination_data: PaginationData
  facets: Facet[]
  nearest: NearestFilter[]
}

/** A page of the products that a query finds. */
export async function filterProducts(db: Db, { page, ...query }: ListQuery & { page: number }): Promise<ProductPage> {
  const index = await findFilterIndex(db)
  const result = await findFilterResult(db, index, query)
  const ids = positionsOnPage(result, page).flatMap((position) => index.productIds[position] ?? [])
  return {
    data: ids.length === 0 ? [] : await readProducts(db, ids),
    pagination_data: toPaginationData(page, pageSize.products, result.total),
    facets: result.facets,
    nearest: result.nearest,
  }
}

/** Products with the keyword in their title come first, each group in the order of the catalogue. */
function positionsOnPage({ matches, titled }: FilterResult, page: number): number[] {
  const [offset, limit] = [offsetOf(page, pageSize.products), pageSize.products]
  const first = numbersIn(titled, offset, limit)
  const others = titled.length === 0 ? matches : differenceOf(matches, titled)
  return [...first, ...numbersIn(others, Math.max(0, offset - countBits(titled)), limit - first.length)]
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
