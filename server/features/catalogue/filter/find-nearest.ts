import type { NearestFilter } from '@house/contract/entities'
import { type ProductFilter, type ProductQuery, writeProductQuery } from '@house/contract/products/filter'
import { type Bitmap, countBits, countSharedBits, differenceOf } from '../../search/bitmap.ts'
import type { Condition } from './conditions.ts'

const maxOffered = 3
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

/**
 * Tries to leave out one, two, then three conditions; if nothing is found, all of them. More than twelve conditions have
 * too many combinations. No product of the scope meets all conditions.
 */
function findAlternatives(scope: Bitmap, conditions: Condition[]): Alternative[] {
  const missingMore = conditions.length <= maxConditions ? findMissingMore(scope, conditions) : []
  for (const [index, more] of missingMore.entries()) {
    const found = countByMissed(differenceOf(scope, more), conditions, index + 1)
    if (found.length > 0) return found
  }
  return [{ leftOut: conditions, total: countBits(scope) }]
}

/** The products that miss at least two, at least three, and at least four of the conditions. */
function findMissingMore(scope: Bitmap, conditions: Condition[]): Bitmap[] {
  const newBitmap = () => new Uint32Array(scope.length)
  const [atLeastTwo, atLeastThree, atLeastFour] = [newBitmap(), newBitmap(), newBitmap()]
  for (let index = 0; index < scope.length; index += 1) {
    // 32 products at a time: the bits of those that miss at least so many of the conditions up to here.
    let one = 0
    let two = 0
    let three = 0
    let four = 0
    for (const { products } of conditions) {
      const missed = (scope[index] ?? 0) & ~(products[index] ?? 0)
      four |= three & missed
      three |= two & missed
      two |= one & missed
      one |= missed
    }
    atLeastTwo[index] = two
    atLeastThree[index] = three
    atLeastFour[index] = four
  }
  return [atLeastTwo, atLeastThree, atLeastFour]
}

/** Counts the products by which `count` of the conditions they miss. None of them misses more. */
function countByMissed(products: Bitmap, conditions: Condition[], count: number): Alternative[] {
  const total = countBits(products)
  if (total === 0) return []
  // The last condition is counted without making a bitmap.
  if (count === 1)
    return conditions.map((last) => ({ leftOut: [last], total: total - countSharedBits(products, last.products) }))
  // One bitmap for all of them: memory of bitmaps makes the garbage collector run more often.
  const missed = new Uint32Array(products.length)
  return conditions.flatMap((first, index) => {
    const others = conditions.slice(index + 1)
    const counted = countByMissed(differenceOf(products, first.products, missed), others, count - 1)
    return counted.map(({ leftOut, total }) => ({ leftOut: [first, ...leftOut], total }))
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
