import type { NearestFilter } from '@house/contract/entities'
import { type ProductFilter, type ProductQuery, writeProductQuery } from '@house/contract/products/filter'
import { type Bitmap, countIds } from '../../search/bitmap.ts'
import { type Condition, findMatches } from './conditions.ts'
import { subsetsOf } from './subsets.ts'

const maxOffered = 3
const maxLeftOut = 3

/** Queries that find something, with as few conditions less as possible, those that find most first. */
export function findNearest(scope: Bitmap, conditions: Condition[], query: ProductQuery): NearestFilter[] {
  for (let count = 1; count <= conditions.length; count += 1) {
    // There are too many ways to leave out more: then all conditions are left out.
    const choices = count <= maxLeftOut ? subsetsOf(conditions, count) : [conditions]
    const found = choices
      .map((leftOut) => toNearest(scope, conditions, query, leftOut))
      .filter(({ total }) => total > 0)
      .sort((one, other) => other.total - one.total)
    if (found.length > 0) return found.slice(0, maxOffered)
  }
  return []
}

function toNearest(
  scope: Bitmap,
  conditions: Condition[],
  { keyword, filter }: ProductQuery,
  leftOut: Condition[],
): NearestFilter {
  const matches = findMatches(
    scope,
    conditions.filter((condition) => !leftOut.includes(condition)),
  )
  const names = leftOut.map(({ name }) => name)
  return {
    without: leftOut.map(({ label }) => label).join(' and '),
    query: writeProductQuery({ keyword: names.includes('keyword') ? '' : keyword, filter: leaveOut(filter, names) }),
    total: countIds(matches),
  }
}

function leaveOut({ facets, sizes }: ProductFilter, names: string[]): ProductFilter {
  const isKept = ([name]: [string, unknown]) => !names.includes(name)
  return {
    facets: Object.fromEntries(Object.entries(facets).filter(isKept)),
    sizes: Object.fromEntries(Object.entries(sizes).filter(isKept)),
  }
}
