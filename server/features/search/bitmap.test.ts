import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBits, differenceOf, numbersIn, toBitmap } from './bitmap.ts'

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

test('a difference has the numbers that only the first set has, also when it is written over an old bitmap', () => {
  const sets = fc.uniqueArray(fc.integer({ min: 0, max: 200 }))
  fc.assert(
    fc.property(sets, sets, (numbers, others) => {
      const [one, other] = [toBitmap(numbers), toBitmap(others)]
      const expected = numbers.filter((number) => !others.includes(number)).sort((first, second) => first - second)
      const old = new Uint32Array(one.length).fill(2 ** 32 - 1)
      expect(numbersIn(differenceOf(one, other), 0, 300)).toEqual(expected)
      expect(numbersIn(differenceOf(one, other, old), 0, 300)).toEqual(expected)
    }),
  )
})
