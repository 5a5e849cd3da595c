import { expect, test } from 'vitest'
import { placeFrame } from '../placement.ts'
import { placeFurniture } from './furniture.tsx'

const canvas = { width: 816, height: 640 }

function furnitureOf(width: number, height: number, sillHeight: number) {
  const box = { left: 0, top: 0, right: width, bottom: height }
  return placeFurniture(placeFrame({ box, rows: [0, height] }, sillHeight, canvas), canvas)
}

test.each([
  ['a square window', 1200, 1200, 900],
  ['a wide window', 2400, 1350, 900],
  ['a small window', 600, 600, 1500],
  ['a door', 900, 2100, 0],
  ['a tall window', 900, 1800, 300],
])('a bench below or beside %s is whole, or not there', (_, width, height, sillHeight) => {
  const { benchAt } = furnitureOf(width, height, sillHeight)
  if (benchAt) expect(benchAt.x + benchAt.length).toBeLessThanOrEqual(canvas.width)
})

test('beside a square window, where no bench fits, there is room for a lamp', () => {
  expect(furnitureOf(1200, 1200, 900)).toEqual({ benchAt: null, lampAt: expect.any(Number) })
})
