import type { ProductQuery } from '@house/contract/products/filter'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Condition } from './conditions.ts'
import type { FilterProduct } from './filter-index.ts'
import { findNearest } from './find-nearest.ts'

const products = Array.from({ length: 40 }, (_, position) => position)
const someProducts = fc.oneof(fc.subarray(products), fc.subarray(products, { maxLength: 2 }))

test('the nearest filters leave out as few conditions as possible, and find what they say', () => {
  fc.assert(
    fc.property(someProducts, fc.array(someProducts, { minLength: 1, maxLength: 6 }), (scope, met) => {
      const found = (leftOut: number[]) =>
        scope.filter((product) => met.every((each, index) => leftOut.includes(index) || each.includes(product))).length
      fc.pre(found([]) === 0)
      const expected = [1, 2, 3, met.length]
        .map((count) => subsetsOf([...met.keys()], count).filter((leftOut) => found(leftOut) > 0))
        .find((choices) => choices.length > 0)
      const totals = (expected ?? []).map(found).sort((one, other) => other - one)
      const nearest = nearestOf(scope, met.map(toCondition), { keyword: '', filter: filterOf(met) })
      expect(nearest.map(({ total }) => total)).toEqual(totals.slice(0, 3))
      for (const { without, query, total } of nearest) {
        const leftOut = without.split(' and ').map(Number)
        expect(expected).toContainEqual(leftOut)
        expect(found(leftOut)).toBe(total)
        const kept = [...met.keys()].filter((index) => !leftOut.includes(index))
        expect(query).toBe(kept.length === 0 ? '' : `problem=${kept.join(',')}`)
      }
    }),
  )
})

test('of many conditions, of which one is missed, that one is left out', () => {
  const met = Array.from({ length: 40 }, (_, index) => (index === 39 ? [] : [0]))
  const nearest = nearestOf([0], met.map(toCondition), { keyword: '', filter: filterOf(met) })
  expect(nearest.map(({ without }) => without)).toEqual(['39'])
})

test('a size and a keyword are left out of the query as values are', () => {
  const size: Condition = { name: 'width', label: 'width 900 mm', values: [], isMetBy: ({ id }) => id === 0 }
  const keyword: Condition = { name: 'keyword', label: '“door”', values: [], isMetBy: ({ id }) => id > 0 }
  const query = { keyword: 'door', filter: { facets: {}, sizes: { width: 900 } } }
  expect(nearestOf([0, 1, 2], [size, keyword], query)).toEqual([
    { without: 'width 900 mm', query: 'q=door', total: 2 },
    { without: '“door”', query: 'width=900', total: 1 },
  ])
})

function nearestOf(ids: number[], conditions: Condition[], query: ProductQuery) {
  return findNearest(ids.map(toProduct), conditions, query)
}

function toProduct(id: number): FilterProduct {
  const facets = { category: [], problem: [], room: [], opening: [], material: [], mesh: [], colour: [], system: [] }
  return { id, list: '', facets, values: [], sizes: { width: undefined, height: undefined }, mainProblem: undefined }
}

function toCondition(products: number[], index: number): Condition {
  const name = String(index)
  return { name: 'problem', label: name, values: [name], isMetBy: ({ id }) => products.includes(id) }
}

function filterOf(met: number[][]) {
  return { facets: { problem: met.map((_, index) => String(index)) }, sizes: {} }
}

/** All ways to take so many of the items, in their order. */
function subsetsOf<T>(items: T[], count: number): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((first, index) =>
    subsetsOf(items.slice(index + 1), count - 1).map((others) => [first, ...others]),
  )
}
