import type { NearestFilter } from '@house/contract/entities'
import { type ProductFilter, type ProductQuery, writeProductQuery } from '@house/contract/products/filter'
import { type Bitmap, countBits, differenceOf, intersectionOf } from '../../search/bitmap.ts'
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
  if (conditions.length <= maxConditions)
    for (let count = 1; count <= maxLeftOut; count += 1) {
      const found = divide(scope, conditions, count)
      if (found.length > 0) return found
    }
  return [{ leftOut: conditions, total: countBits(scope) }]
}

/** The products divided by the conditions that they miss, without those that miss more than `max`. */
function divide(products: Bitmap, conditions: Condition[], max: number): Alternative[] {
  if (max < 0 || products.every((word) => word === 0)) return []
  const [first, ...others] = conditions
  if (!first) return [{ leftOut: [], total: countBits(products) }]
  const met = divide(intersectionOf([products, first.products]), others, max)
  const missed = divide(differenceOf(products, first.products), others, max - 1)
  return [...missed.map(({ leftOut, total }) => ({ leftOut: [first, ...leftOut], total })), ...met]
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
