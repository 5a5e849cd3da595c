import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasBit } from '../../search/bitmap.ts'
import { buildSizeIndex, findAvailable, type StatedSize } from './size-index.ts'

const limit = fc.option(fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(0.1, 899.5, 20_000)), { nil: null })
const sizes = fc.array(fc.option(fc.record({ min: limit, max: limit }), { nil: undefined }), { maxLength: 100 })

test('products are found by a size between their limits, both included', () => {
  fc.assert(
    fc.property(sizes, fc.oneof(fc.integer({ min: 0, max: 41 }), fc.constantFrom(900, 20_000)), (sizes, size) => {
      const found = findAvailable(buildSizeIndex(sizes), size)
      expect(sizes.map((_, product) => hasBit(found, product))).toEqual(
        sizes.map((stated) => isAvailable(stated, size)),
      )
      expect(hasBit(found, sizes.length)).toBe(false)
    }),
    { numRuns: 500 },
  )
})

function isAvailable(stated: StatedSize | undefined, size: number) {
  return stated !== undefined && (stated.min ?? 0) <= size && size <= (stated.max ?? Number.POSITIVE_INFINITY)
}
