import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBits, numbersIn, toBitmap } from './bitmap.ts'

test('numbers of a set are in ascending order, from any offset', () => {
  const sets = fc.uniqueArray(fc.integer({ min: 0, max: 200 }))
  fc.assert(
    fc.property(sets, fc.nat(210), fc.nat(210), (numbers, offset, limit) => {
      const sorted = [...numbers].sort((one, other) => one - other)
      expect(numbersIn(toBitmap(numbers), offset, limit)).toEqual(sorted.slice(offset, offset + limit))
      expect(countBits(toBitmap(numbers))).toBe(numbers.length)
    }),
  )
})
