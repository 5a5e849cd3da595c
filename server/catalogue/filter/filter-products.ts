import type { Facet, FoundProduct, NearestFilter, PaginationData } from '@house/contract/entities'
import type { ProductFilter } from '@house/contract/products/filter'
import { pageSize } from '@house/contract/ui-config'
import { offsetOf, toPaginationData } from '../../api/pagination.ts'
import type { Db } from '../../db/schema.ts'
import { type Bitmap, hasId } from '../../search/bitmap.ts'
import { expandKeywords, searchAllProducts } from '../../search/query.ts'
import { countFacets } from './count-facets.ts'
import { type FilterIndex, findFilterIndex } from './filter-index.ts'
import { findMatches, type Question } from './find-matches.ts'
import { findNearest } from './find-nearest.ts'
import { summaryOf } from './summary.ts'

export type ProductQuery = {
  /** Slug of a list; the whole catalogue if it is empty. */
  list: string
  keyword: string
  filter: ProductFilter
  page: number
}
export type FilteredProducts = {
  data: FoundProduct[]
  pagination_data: PaginationData
  facets: Facet[]
  nearest: NearestFilter[]
}

/** A page of the products that a filter finds, with the number of products of each further choice. */
export async function filterProducts(db: Db, { list, keyword, filter, page }: ProductQuery): Promise<FilteredProducts> {
  const index = await findFilterIndex(db)
  const question: Question = { scope: scopeOf(index, list), keyword, found: await findByKeyword(db, keyword), filter }
  const { matches, total } = findMatches(index, question)
  return {
    data: await readPage(db, index, matches, page),
    pagination_data: toPaginationData(page, pageSize.products, total),
    facets: countFacets(index, question),
    nearest: total === 0 ? findNearest(index, question) : [],
  }
}

function scopeOf({ all, lists }: FilterIndex, list: string): Bitmap {
  return list === '' ? all : (lists.get(list.toLowerCase()) ?? new Uint32Array())
}

async function findByKeyword(db: Db, keyword: string) {
  return keyword === '' ? undefined : searchAllProducts(db, await expandKeywords(db, keyword))
}

async function readPage(db: Db, { productIds }: FilterIndex, matches: Bitmap, page: number): Promise<FoundProduct[]> {
  const ids = pageOf(productIds, matches, offsetOf(page, pageSize.products), pageSize.products)
  if (ids.length === 0) return []
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
