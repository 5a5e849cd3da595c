import { divide as divideLength } from '@house/fenestration/design/sizes'
import type { Box } from '@house/fenestration/layout/geometry'
import { evenShares } from '../../demo/planner/even-shares.ts'
import type { Elevation } from '../../demo/types.ts'

export const plate = { width: 1600, height: 1067 } as const

const largest = { width: 1120, height: 740, scale: 0.8 }
const dimensionsBelow = 104

/** Pixels per millimetre. */
export function scaleOf({ width, height }: Elevation) {
  return Math.min(largest.width / width, largest.height / height, largest.scale)
}

/** Where the product is on the plate. */
export function boxOnPlate({ width, height }: Elevation, scale: number): Box {
  const left = (plate.width - width * scale) / 2
  const top = (plate.height - height * scale - dimensionsBelow) / 2 + 8
  return { left, top, right: left + width * scale, bottom: top + height * scale }
}

/** Positions of the joints between parts that share a length. */
export function divide(from: number, to: number, shares: number[]) {
  return divideLength(to - from, evenShares(shares)).map((position) => from + position)
}
