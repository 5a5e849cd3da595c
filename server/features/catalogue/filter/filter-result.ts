import type { ProductQuery } from '@house/contract/products/filter'
import type { Db } from '../../../platform/db/schema.ts'
import { type Bitmap, countBits, intersectionOf, replaceNumbers } from '../../search/bitmap.ts'
import { expandKeywords, searchAllProducts } from '../../search/query.ts'
import { conditionsOf, findMatches } from './conditions.ts'
import { countFacets } from './count-facets.ts'
import type { FilterIndex, FilterResult } from './filter-index.ts'
import { findNearest } from './find-nearest.ts'

export type ListQuery = ProductQuery & {
  /** Slug of a list; the whole catalogue if it is empty. */
  list: string
}

export function findFilterResult(db: Db, index: FilterIndex, query: ListQuery): Promise<FilterResult> {
  const key = JSON.stringify([query.list.toLowerCase(), query.keyword, query.filter])
  const known = index.results.get(key)
  if (known) return known
  const result = computeResult(db, index, query)
  index.results.set(key, result)
  result.catch(() => {
    if (index.results.peek(key) === result) index.results.delete(key)
  })
  return result
}

async function computeResult(db: Db, index: FilterIndex, query: ListQuery): Promise<FilterResult> {
  const { list, keyword, filter } = query
  const scope = list === '' ? index.all : (index.lists.get(list.toLowerCase()) ?? new Uint32Array())
  const conditions = conditionsOf(index, filter)
  const searched = keyword === '' ? undefined : await searchAllProducts(db, await expandKeywords(db, keyword))
  if (searched) {
    const products = toPositions(index, searched.products)
    conditions.push({ name: 'keyword', label: `“${keyword}”`, values: [], products })
  }
  const matches = findMatches(scope, conditions)
  const total = countBits(matches)
  return {
    matches,
    titled: searched ? intersectionOf([matches, toPositions(index, searched.byTitle)]) : new Uint32Array(),
    total,
    facets: countFacets(index, { scope, conditions, matches }, filter.facets),
    nearest: total === 0 ? findNearest(scope, conditions, query) : [],
  }
}

/** The search knows products by id. */
function toPositions({ positions, all }: FilterIndex, ids: Bitmap): Bitmap {
  return replaceNumbers(ids, positions, all.length)
}
