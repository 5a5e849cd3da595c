import { indiaStates } from '@house/contract/map/india-states'
import type { Place } from '@house/contract/map/projection'

/** Degrees: the outline of a coast is simplified, and a harbour may lie outside of it. */
const nudge = 0.15
const nudges = [
  [0, 0],
  [nudge, 0],
  [-nudge, 0],
  [0, nudge],
  [0, -nudge],
] as const

/** The name of the state that a place is in; undefined abroad. */
export function stateOf({ latitude, longitude }: Place) {
  for (const [north, east] of nudges) {
    const place = { latitude: latitude + north, longitude: longitude + east }
    const found = indiaStates.find(({ outline }) => isInOutline(outline, place))
    if (found) return found.name
  }
  return undefined
}

/** By the even-odd rule. */
function isInOutline(outline: string, { latitude, longitude }: Place) {
  const [x, y] = [longitude * 100, -latitude * 100]
  let crossings = 0
  for (const ring of outline.split('z')) {
    const points = pointsOf(ring)
    for (const [index, [x1, y1]] of points.entries()) {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings += 1
    }
  }
  return crossings % 2 === 1
}

/** The corners of a ring of path data, whose numbers are steps from the corner before. */
function pointsOf(ring: string) {
  const steps = (ring.match(/-?\d+/g) ?? []).map(Number)
  const points: [number, number][] = []
  for (let index = 0; index + 1 < steps.length; index += 2) {
    const [fromX, fromY] = points.at(-1) ?? [0, 0]
    points.push([fromX + (steps[index] ?? 0), fromY + (steps[index + 1] ?? 0)])
  }
  return points
}
