import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBitmap } from '../../search/bitmap.ts'
import { subsetsOf } from '../finder/subsets.ts'
import type { Condition } from './conditions.ts'
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
      const nearest = findNearest(toBitmap(scope), met.map(toCondition), { keyword: '', filter: filterOf(met) })
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

test.each([
  [12, '11'],
  [13, '0 and 1 and 2 and 3 and 4 and 5 and 6 and 7 and 8 and 9 and 10 and 11 and 12'],
])('of %i conditions, of which one is missed, %s is left out', (count, expected) => {
  const met = Array.from({ length: count }, (_, index) => (index === count - 1 ? [] : [0]))
  const nearest = findNearest(toBitmap([0]), met.map(toCondition), { keyword: '', filter: filterOf(met) })
  expect(nearest.map(({ without }) => without)).toEqual([expected])
})

test('a size and a keyword are left out of the query as values are', () => {
  const size: Condition = { name: 'width', label: 'width 900 mm', values: [], products: toBitmap([0]) }
  const keyword: Condition = { name: 'keyword', label: '“door”', values: [], products: toBitmap([1, 2]) }
  const query = { keyword: 'door', filter: { facets: {}, sizes: { width: 900 } } }
  expect(findNearest(toBitmap([0, 1, 2]), [size, keyword], query)).toEqual([
    { without: 'width 900 mm', query: 'q=door', total: 2 },
    { without: '“door”', query: 'width=900', total: 1 },
  ])
})

function toCondition(products: number[], index: number): Condition {
  return { name: 'problem', label: String(index), values: [String(index)], products: toBitmap(products) }
}

function filterOf(met: number[][]) {
  return { facets: { problem: met.map((_, index) => String(index)) }, sizes: {} }
}
