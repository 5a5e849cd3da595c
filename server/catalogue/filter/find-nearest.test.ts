import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBitmap } from '../../search/bitmap.ts'
import type { Condition } from './conditions.ts'
import { findNearest } from './find-nearest.ts'
import { subsetsOf } from './subsets.ts'

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

function toCondition(products: number[], index: number): Condition {
  return { name: 'problem', label: String(index), values: [String(index)], products: toBitmap(products) }
}

function filterOf(met: number[][]) {
  return { facets: { problem: met.map((_, index) => String(index)) }, sizes: {} }
}
