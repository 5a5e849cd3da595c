import type { NearestFilter } from '@house/contract/entities'
import { type ProductFilter, type ProductQuery, writeProductQuery } from '@house/contract/products/filter'
import { type Bitmap, countBits, haveSharedBit } from '../../search/bitmap.ts'
import { type Condition, findMatches } from './conditions.ts'
import { subsetsOf } from './subsets.ts'

const maxOffered = 3
const maxLeftOut = 3
const maxConditions = 12

/** Queries that find something, with as few conditions less as possible, those that find most first. */
export function findNearest(scope: Bitmap, conditions: Condition[], query: ProductQuery): NearestFilter[] {
  // Conditions that no product of the list meets are always left out.
  const unmet = conditions.filter(({ products }) => !haveSharedBit(scope, products))
  for (let count = 1; count <= conditions.length; count += 1) {
    // There are too many ways to leave out more: then all conditions are left out.
    const isFeasible = count <= maxLeftOut && conditions.length <= maxConditions
    const choices = isFeasible ? subsetsOf(conditions, count) : [conditions]
    const found = choices
      .filter((leftOut) => unmet.every((condition) => leftOut.includes(condition)))
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
  const isSearched = !leftOut.some(({ name }) => name === 'keyword')
  return {
    without: leftOut.map(({ label }) => label).join(' and '),
    query: writeProductQuery({ keyword: isSearched ? keyword : '', filter: leaveOut(filter, leftOut) }),
    total: countBits(matches),
  }
}

function leaveOut({ facets, sizes }: ProductFilter, leftOut: Condition[]): ProductFilter {
  const isLeftOut = (name: string, value: string) =>
    leftOut.some((condition) => condition.name === name && condition.values.includes(value))
  const kept = Object.entries(facets).map(([name, values]) => [name, values.filter((value) => !isLeftOut(name, value))])
  return {
    facets: Object.fromEntries(kept.filter(([, values]) => values && values.length > 0)),
    sizes: Object.fromEntries(Object.entries(sizes).filter(([name]) => !leftOut.some((each) => each.name === name))),
  }
}
