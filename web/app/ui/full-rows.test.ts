import { expect, test } from 'vitest'
import { panesInRowOf } from './full-rows.ts'

test.each([
  [1, [1]],
  [3, [3, 3, 3]],
  [4, [4, 4, 4, 4]],
  [5, [5, 5, 5, 5, 5]],
  [6, [3, 3, 3, 3, 3, 3]],
  [7, [4, 4, 4, 4, 3, 3, 3]],
  [8, [4, 4, 4, 4, 4, 4, 4, 4]],
  [10, [4, 4, 4, 4, 4, 4, 4, 4, 2, 2]],
])('the rows of %i panes are full', (count, rows) => {
  expect(Array.from({ length: count }, (_, index) => panesInRowOf(index, count))).toEqual(rows)
})
