import type { NearestFilter } from '@house/contract/entities'
import { type ProductFilter, type ProductQuery, writeProductQuery } from '@house/contract/products/filter'
import { type Bitmap, countBits, countSharedBits, differenceOf } from '../../search/bitmap.ts'
import type { Condition } from './conditions.ts'

const maxOffered = 3
const maxLeftOut = 3
const maxConditions = 12

/** What a query finds without some of its conditions. */
type Alternative = { leftOut: Condition[]; total: number }

/** Queries that find something and leave out as few conditions as possible, those that find most first. */
export function findNearest(scope: Bitmap, conditions: Condition[], query: ProductQuery): NearestFilter[] {
  return findAlternatives(scope, conditions)
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, maxOffered)
    .map(({ leftOut, total }) => ({
      without: leftOut.map(({ label }) => label).join(' and '),
      query: writeWithout(leftOut, query),
      total,
    }))
}

function findAlternatives(scope: Bitmap, conditions: Condition[]): Alternative[] {
  // There are too many ways to leave out some of more conditions.
  if (conditions.length <= maxConditions) {
    const missingMore = productsMissingMore(scope, conditions)
    for (let count = 1; count <= maxLeftOut; count += 1) {
      const found = divide(differenceOf(scope, missingMore[count] ?? scope), conditions, count)
      if (found.length > 0) return found
    }
  }
  return [{ leftOut: conditions, total: countBits(scope) }]
}

/** By a number of conditions, up to `maxLeftOut`: the products that miss more than so many. Counts 32 products at a time. */
function productsMissingMore(scope: Bitmap, conditions: Condition[]): Bitmap[] {
  const missing = Array.from({ length: maxLeftOut + 1 }, () => new Uint32Array(scope.length))
  for (let index = 0; index < scope.length; index += 1)
    for (const { products } of conditions) {
      // A product moves up by one for each condition that it misses.
      let missed = (scope[index] ?? 0) & ~(products[index] ?? 0)
      for (const bits of missing) {
        const before = bits[index] ?? 0
        bits[index] = before | missed
        missed &= before
      }
    }
  return missing
}

/** Divides products, of which each misses so many of the conditions, by these. */
function divide(products: Bitmap, conditions: Condition[], count: number): Alternative[] {
  const total = countBits(products)
  if (total === 0) return []
  // The last condition is counted without making a bitmap.
  if (count === 1)
    return conditions.map((last) => ({ leftOut: [last], total: total - countSharedBits(products, last.products) }))
  return conditions.flatMap((first, index) => {
    const others = conditions.slice(index + 1)
    const divided = divide(differenceOf(products, first.products), others, count - 1)
    return divided.map(({ leftOut, total }) => ({ leftOut: [first, ...leftOut], total }))
  })
}

function writeWithout(leftOut: Condition[], { keyword, filter }: ProductQuery): string {
  const isSearched = !leftOut.some(({ name }) => name === 'keyword')
  return writeProductQuery({ keyword: isSearched ? keyword : '', filter: leaveOut(filter, leftOut) })
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
