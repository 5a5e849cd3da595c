import type { Point } from './region.ts'

export type Spot = { x: number; y: number }
export type Projection = (point: Point) => Spot

/** Fits the points into a square of `size` around 0,0, moved left by `left`; north is up, and shapes are true at their latitude. */
export function projectionOf(points: Point[], size: number, left = 0): Projection {
  const latitudes = points.map(([latitude]) => latitude)
  const longitudes = points.map(([, longitude]) => longitude)
  const middle = [between(latitudes), between(longitudes)] as const
  const narrowing = Math.cos((middle[0] * Math.PI) / 180)
  const scale = size / Math.max(extent(latitudes), extent(longitudes) * narrowing, 0.001)
  return ([latitude, longitude]) => ({
    x: rounded((longitude - middle[1]) * narrowing * scale - left),
    y: rounded((middle[0] - latitude) * scale),
  })
}

export function pointOf({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  return [latitude, longitude]
}

export function distance(a: Spot, b: Spot) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function between(values: number[]) {
  return (Math.min(...values) + Math.max(...values)) / 2
}

function extent(values: number[]) {
  return Math.max(...values) - Math.min(...values)
}

/** Rounded, so that server and browser render the same digits. */
function rounded(value: number) {
  return Math.round(value * 10) / 10
}
