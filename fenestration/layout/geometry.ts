import type { Shape } from '@house/contract/plans/design-options'

export type Point = readonly [x: number, y: number]
/** Convex, clockwise on the screen. */
export type Polygon = readonly Point[]
export type Box = { left: number; top: number; right: number; bottom: number }

const arcSteps = 48
const segmentsCountAsOneMember = Math.cos((12 * Math.PI) / 180)

/** The outline of a product in its bounding box; `rise` is the height of the arch or gable. */
export function outlineOf(shape: Shape, box: Box, rise: number): Polygon {
  const { left, top, right, bottom } = box
  const middle = (left + right) / 2
  const half = (right - left) / 2
  if (shape === 'round') return ellipse(middle, (top + bottom) / 2, half, (bottom - top) / 2)
  if (shape === 'gable')
    return [
      [left, top + rise],
      [middle, top],
      [right, top + rise],
      [right, bottom],
      [left, bottom],
    ]
  if (shape === 'arch') return [...archOver(middle, top, half, rise), [right, bottom], [left, bottom]]
  return boxPolygon(box)
}

function archOver(middle: number, top: number, half: number, rise: number): Point[] {
  const radius = (half * half + rise * rise) / (2 * rise)
  const spread = Math.asin(Math.min(1, half / radius))
  return Array.from({ length: arcSteps + 1 }, (_, step) => {
    const angle = -spread + (2 * spread * step) / arcSteps
    return [middle + radius * Math.sin(angle), top + radius - radius * Math.cos(angle)]
  })
}

function ellipse(x: number, y: number, rx: number, ry: number): Polygon {
  return Array.from({ length: arcSteps }, (_, step) => {
    const angle = (2 * Math.PI * step) / arcSteps
    return [x + rx * Math.sin(angle), y - ry * Math.cos(angle)]
  })
}

export function boxPolygon({ left, top, right, bottom }: Box): Polygon {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

export function isBox(polygon: Polygon) {
  const { left, top, right, bottom } = boxOf(polygon)
  return Math.abs(areaOf(polygon) - (right - left) * (bottom - top)) < 0.01
}

export function boxOf(polygon: Polygon): Box {
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export function inset({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by }
}

/** Insets every edge; the edge on the floor may have its own inset. */
export function erode(polygon: Polygon, by: number, floorBy = by): Polygon {
  const members = membersOf(polygon, (edge) => (isFloor(edge) ? floorBy : by))
  // Cutting edge by edge is slow for arches, and only necessary when an edge disappears.
  if (members.every(keepsDirection)) return members.map(({ inner }) => inner)
  return edgesOf(polygon).reduce<Polygon>((rest, edge) => {
    const distance = isFloor(edge) ? floorBy : by
    return cut(rest, [edge.from[0] + edge.inward[0] * distance, edge.from[1] + edge.inward[1] * distance], edge.inward)
  }, polygon)
}

function keepsDirection({ edge, quad }: Member) {
  const [from, to, innerTo, innerFrom] = quad
  if (!from || !to || !innerTo || !innerFrom || edge.from === edge.to) return false
  return (to[0] - from[0]) * (innerTo[0] - innerFrom[0]) + (to[1] - from[1]) * (innerTo[1] - innerFrom[1]) > 0.02
}

export function intersect(polygon: Polygon, { left, top, right, bottom }: Box): Polygon {
  return cut(
    cut(cut(cut(polygon, [left, top], [1, 0]), [left, top], [0, 1]), [right, bottom], [-1, 0]),
    [right, bottom],
    [0, -1],
  )
}

/** The part on the side the normal points to. */
export function cut(polygon: Polygon, through: Point, normal: Point): Polygon {
  const side = ([x, y]: Point) => (x - through[0]) * normal[0] + (y - through[1]) * normal[1]
  if (polygon.every((point) => side(point) >= 0)) return polygon
  const kept: Point[] = []
  for (const [index, to] of polygon.entries()) {
    const from = polygon.at(index - 1) ?? to
    const [a, b] = [side(from), side(to)]
    if (a * b < 0) kept.push([from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)])
    if (b >= 0) kept.push(to)
  }
  return kept.filter((point, index) => {
    const last = kept.at(index - 1)
    return kept.length < 2 || last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) > 0.01
  })
}

export type Edge = { from: Point; to: Point; inward: Point }

function edgesOf(polygon: Polygon): Edge[] {
  return polygon.map((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    return { from, to, inward: [-(to[1] - from[1]) / length, (to[0] - from[0]) / length] }
  })
}

export type Member = { edge: Edge; quad: Polygon; mitre: boolean; inner: Point }

/** One frame member per edge, cut at the mitres. */
export function membersOf(polygon: Polygon, widthOf: (edge: Edge) => number): Member[] {
  const edges = edgesOf(polygon)
  const inner = edges.map((edge, index) => mitrePoint(edges.at(index - 1) ?? edge, edge, widthOf))
  return edges.map((edge, index) => {
    const before = edges.at(index - 1) ?? edge
    const turn = before.inward[0] * edge.inward[0] + before.inward[1] * edge.inward[1]
    const from = inner[index] ?? edge.from
    const to = inner[(index + 1) % edges.length] ?? edge.to
    return {
      edge,
      quad: [edge.from, edge.to, to, from],
      mitre: turn < segmentsCountAsOneMember,
      inner: from,
    }
  })
}

/** Moves every edge inwards, or outwards for negative widths. Unlike `erode` it does not notice when nothing is left. */
export function offset(polygon: Polygon, widthOf: (edge: Edge) => number): Polygon {
  return membersOf(polygon, widthOf).map(({ inner }) => inner)
}

/** The part of a line inside a polygon. */
export function clipLine(polygon: Polygon, from: Point, to: Point): [Point, Point] | null {
  let [start, end] = [0, 1]
  for (const edge of edgesOf(polygon)) {
    const [nx, ny] = edge.inward
    const before = (from[0] - edge.from[0]) * nx + (from[1] - edge.from[1]) * ny
    const along = (to[0] - from[0]) * nx + (to[1] - from[1]) * ny
    if (Math.abs(along) < 1e-9) {
      if (before < -1e-6) return null
    } else if (along > 0) start = Math.max(start, -before / along)
    else end = Math.min(end, -before / along)
  }
  if (end - start < 1e-6) return null
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  return [at(start), at(end)]
}

function mitrePoint(before: Edge, after: Edge, widthOf: (edge: Edge) => number): Point {
  const a = widthOf(before)
  const b = widthOf(after)
  const [ax, ay] = before.inward
  const [bx, by_] = after.inward
  const cross = ax * by_ - ay * bx
  const [x, y] = after.from
  if (Math.abs(cross) < 1e-6) return [x + bx * b, y + by_ * b]
  return [x + (a * by_ - b * ay) / cross, y + (b * ax - a * bx) / cross]
}

export function isFloor({ inward }: Edge) {
  return inward[1] < -0.999999
}

export function areaOf(polygon: Polygon) {
  const doubled = polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

export function perimeterOf(polygon: Polygon) {
  return polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y]
    return sum + Math.hypot(nextX - x, nextY - y)
  }, 0)
}

export function pathOf(polygon: Polygon) {
  let written = ''
  for (const [x, y] of polygon) written += `${written ? 'L' : 'M'}${round(x)} ${round(y)}`
  return `${written}Z`
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
