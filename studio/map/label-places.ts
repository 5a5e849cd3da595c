import type { Point } from './outline.ts'

const gridStep = 0.6
/** Degrees to the nearest border, so that a name does not cross it. */
const minRoom = 0.25

/** Latitudes and longitudes inside a state where its name can stand, whatever part of it a map shows. */
export function labelPlacesOf(polygons: Point[][][]): number[][] {
  const points = polygons.flat(2)
  const longitudes = points.map(([x]) => x)
  const latitudes = points.map(([, y]) => y)
  const found: { place: number[]; room: number }[] = []
  for (let y = Math.floor(Math.min(...latitudes)); y <= Math.max(...latitudes); y += gridStep / 3)
    for (let x = Math.floor(Math.min(...longitudes)); x <= Math.max(...longitudes); x += gridStep / 3)
      if (isInside([x, y], polygons.flat()))
        found.push({ place: [y, x].map((each) => Math.round(each * 10) / 10), room: roomAt([x, y], points) })
  const chosen: { place: number[]; room: number }[] = []
  for (const candidate of found.toSorted((a, b) => b.room - a.room)) {
    const isFree = chosen.every(({ place }) => distanceOf(place, candidate.place) >= gridStep)
    if (isFree && (candidate.room >= minRoom || chosen.length === 0)) chosen.push(candidate)
  }
  return chosen.map(({ place }) => place)
}

/** Even-odd rule. */
function isInside([x, y]: Point, rings: Point[][]) {
  let crossings = 0
  for (const ring of rings)
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings += 1
    }
  return crossings % 2 === 1
}

function roomAt([x, y]: Point, points: Point[]) {
  return Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)))
}

function distanceOf([a = 0, b = 0]: number[], [c = 0, d = 0]: number[]) {
  return Math.hypot(a - c, b - d)
}
