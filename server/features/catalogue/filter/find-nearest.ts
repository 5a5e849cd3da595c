import type { NearestFilter } from '@house/contract/entities'
import { type ProductFilter, type ProductQuery, writeProductQuery } from '@house/contract/products/filter'
import type { Condition } from './conditions.ts'
import type { FilterProduct } from './filter-index.ts'

const maxOffered = 3
const maxLeftOut = 3

/**
 * Queries that find something and leave out as few conditions as possible, those that find most first. If every product
 * misses more than three conditions, all of them are left out. No product meets all conditions.
 */
export function findNearest(products: FilterProduct[], conditions: Condition[], query: ProductQuery): NearestFilter[] {
  const missedBy = (product: FilterProduct) => conditions.filter(({ isMetBy }) => !isMetBy(product))
  const counts = products.map((product) => missedBy(product).length)
  const fewest = counts.reduce((least, count) => Math.min(least, count), Number.POSITIVE_INFINITY)
  const nearest =
    fewest > maxLeftOut
      ? [{ leftOut: conditions, total: products.length }]
      : countByMissed(conditions, products.filter((_, index) => counts[index] === fewest).map(missedBy))
  return nearest
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, maxOffered)
    .map(({ leftOut, total }) => ({
      without: leftOut.map(({ label }) => label).join(' and '),
      query: writeWithout(leftOut, query),
      total,
    }))
}

/** How many products miss the same conditions. */
function countByMissed(conditions: Condition[], missedOfEach: Condition[][]) {
  const alternatives = new Map<string, { leftOut: Condition[]; total: number }>()
  for (const missed of missedOfEach) {
    const key = missed.map((condition) => conditions.indexOf(condition)).join()
    const total = alternatives.get(key)?.total ?? 0
    alternatives.set(key, { leftOut: missed, total: total + 1 })
  }
  return [...alternatives.values()]
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
