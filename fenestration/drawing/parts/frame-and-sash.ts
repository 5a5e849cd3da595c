import {
  type Box,
  boxOf,
  type Edge,
  inset,
  intersect,
  isFloor,
  type Member,
  membersOf,
  type Point,
  type Polygon,
  pathOf,
} from '../../layout/geometry.ts'
import type { Leaf } from '../../layout/layout.ts'
import { type Finish, inks, shade } from '../finishes.ts'
import { noise } from '../noise.ts'
import type { Scene } from '../scene.ts'
import { boxGradient, define, group, path, polyline, round, type Sheet } from '../svg.ts'

// Light falls from the upper left in all drawings.
const light = [-0.5, -0.87] as const
const tones = 8
const chamferShare = 0.14
const slopeShare = 0.17
/** Narrower members have no room for chamfers. */
const reliefFrom = 5

type WidthOf = (edge: Edge) => number

/** The ring of frame profile round the whole design. */
export function drawFrame({ layout, finish }: Scene, opening: Polygon) {
  const { outline, faces, lowerEdge } = layout
  return drawRing(outline, opening, (edge) => (isFloor(edge) ? lowerEdge : faces.frame), faces.frame, finish)
}

/** The ring of sash profile round a leaf. Its stiles differ in width where sliding panels overlap. */
export function drawSash({ layout, finish }: Scene, sash: Polygon, glazed: Box | undefined) {
  const { faces } = layout
  if (!glazed) return fillProfile(sash, finish)
  const outer = boxOf(sash)
  const limited = (width: number) => Math.min(Math.max(0, width), faces.sash * 1.5)
  const widthOf: WidthOf = ({ inward: [x, y] }) => {
    if (x > 0.999999) return limited(glazed.left - outer.left)
    if (x < -0.999999) return limited(outer.right - glazed.right)
    if (y < -0.999999) return limited(outer.bottom - glazed.bottom)
    return y > 0.999 ? limited(glazed.top - outer.top) : faces.sash
  }
  return drawRing(sash, boxPath(glazed), widthOf, faces.sash, finish)
}

function drawRing(outer: Polygon, inner: Polygon, widthOf: WidthOf, width: number, finish: Finish) {
  const members = membersOf(outer, widthOf)
  if (inner.length < 3 || !isWithin(between(members, 1), boxOf(outer))) return fillProfile(outer, finish)
  const { face, relief, joint, outline } = finish
  const body = bevel(members, 0, 1, (facing) => shade(face, facing * relief * 0.4))
  const edge = path(pathOf(outer), { fill: 'none', stroke: outline, 'stroke-width': 1 })
  if (width < reliefFrom) return [body, edge]
  const mitres = members
    .filter(({ mitre }) => mitre)
    .map(({ edge: { from }, inner: to }) => polyline([from, to]))
    .join('')
  const steps = pathOf(between(members, chamferShare)) + pathOf(between(members, 1 - slopeShare))
  return [
    body,
    bevel(members, 0, chamferShare, (facing) => shade(face, facing * relief * 1.1)),
    bevel(members, 1 - slopeShare, 1, (facing) => shade(face, -facing * relief * 1.2)),
    drawRingGrain(members, width, finish),
    path(mitres, { stroke: joint, 'stroke-width': 0.9, opacity: 0.75 }),
    path(steps, { fill: 'none', stroke: joint, 'stroke-width': 0.6, opacity: 0.5 }),
    edge,
  ]
}

/** The outline at a share of the members' width, from their outer edge at 0 to their inner edge at 1. */
function between(members: Member[], share: number): Point[] {
  return members.map(({ edge: { from }, inner }) => [
    from[0] + (inner[0] - from[0]) * share,
    from[1] + (inner[1] - from[1]) * share,
  ])
}

/** The mitre of a very sharp corner ends far away. */
function isWithin(points: Polygon, { left, top, right, bottom }: Box) {
  return points.every(([x, y]) => x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1)
}

/** A member too narrow for its profile. */
function fillProfile(shape: Polygon, { face, outline }: Finish) {
  if (shape.length < 3) return ''
  return path(pathOf(shape), { fill: face, stroke: outline, 'stroke-width': 0.8 })
}

/** One path for all edges of a tone, and one strip for neighbours: an arch has dozens of edges. */
export function bevel(members: Member[], from: number, to: number, toneOf: (facing: number) => string) {
  const outer = between(members, from)
  const inner = between(members, to)
  const byFacing = new Map<number, string>()
  let start = 0
  for (const [index, { edge }] of members.entries()) {
    const facing = facingOf(edge)
    const next = members[index + 1]
    if (next && facingOf(next.edge) === facing) continue
    const end = (index + 1) % members.length
    const strip = [...corners(outer, start, index, end), ...corners(inner, start, index, end).reverse()]
    byFacing.set(facing, (byFacing.get(facing) ?? '') + pathOf(strip))
    start = index + 1
  }
  return [...byFacing].map(([facing, d]) => {
    const tone = toneOf(facing)
    return path(d, { fill: tone, stroke: tone, 'stroke-width': 0.5 })
  })
}

function corners(ring: Point[], start: number, last: number, end: number): Point[] {
  return [...ring.slice(start, last + 1), ...ring.slice(end, end + 1)]
}

/** How much an edge is turned to the light, -1..1. */
function facingOf({ inward }: Edge) {
  return Math.round(-(inward[0] * light[0] + inward[1] * light[1]) * tones) / tones
}

/** The bead that holds the pane, sloping towards it, and the gasket between them. */
export function drawBead(pane: Polygon, width: number, { face, relief, joint }: Finish) {
  const members = membersOf(pane, () => -width)
  const outer = between(members, 1)
  const gasket = path(pathOf(pane), { fill: 'none', stroke: inks.gasket, 'stroke-width': 1.4, opacity: 0.85 })
  if (!isWithin(outer, inset(boxOf(pane), -3 * width))) return gasket
  return [
    bevel(members, 1, 0, (facing) => shade(face, -facing * relief * 1.6)),
    path(pathOf(outer), { fill: 'none', stroke: joint, 'stroke-width': 0.7, opacity: 0.8 }),
    gasket,
  ]
}

/** A mullion, transom or rail inside a shape. */
export function drawBar({ sheet, finish }: Scene, bar: Box, within: Polygon) {
  const shape = intersect(within, bar)
  if (shape.length < 3) return ''
  const box = boxOf(shape)
  const upright = bar.bottom - bar.top > bar.right - bar.left
  const { face, relief, joint, grain } = finish
  const fill = define(sheet, upright ? 'mullion' : 'transom', (id) =>
    boxGradient(id, upright ? 'across' : 'down', [
      [0, shade(face, relief * 0.8)],
      [0.14, shade(face, relief * 0.8)],
      [0.15, face],
      [0.85, face],
      [0.86, shade(face, -relief * 0.8)],
      [1, shade(face, -relief * 0.8)],
    ]),
  )
  return [
    path(pathOf(shape), { fill, stroke: joint, 'stroke-width': 0.9 }),
    grain ? drawGrain(box, upright, grain, box.left + box.top) : '',
  ]
}

/** The shadow of a shape on what is behind it, as strokes: blurring is slow. The shape itself stays see-through. */
export function drawShadow(shape: Polygon, reach: number, opacity: number, onFloor = false) {
  const floor = onFloor ? membersOf(shape, () => 0).findIndex(({ edge }) => isFloor(edge)) : -1
  const open = floor >= 0
  const d = open ? polyline([...shape.slice(floor + 1), ...shape.slice(0, floor + 1)]) : pathOf(shape)
  const shift = round(reach * 0.25)
  const rings = [1, 0.75, 0.5, 0.25].map((share) =>
    path(d, { 'stroke-width': reach * share * 2, 'stroke-opacity': opacity / 4 }),
  )
  return group(rings, {
    fill: 'none',
    stroke: '#2A2118',
    'stroke-linejoin': 'round',
    transform: `translate(${round(shift / 2)} ${open ? 0 : shift})`,
  })
}

/** Slightly irregular wood grain along a box. */
export function drawGrain({ left, top, right, bottom }: Box, upright: boolean, grain: [string, string], seed: number) {
  const breadth = upright ? right - left : bottom - top
  const count = Math.max(2, Math.min(24, Math.round(breadth / 5)))
  const lines: [string, string] = ['', '']
  for (let index = 0; index < count; index += 1) {
    const at = (index + 0.2 + 0.6 * noise(seed + index)) * (breadth / count)
    const sway = (noise(seed * 3 + index) - 0.5) * Math.min(4, breadth / count)
    const [from, to] = upright ? [top, bottom] : [left, right]
    const base = (upright ? left : top) + at
    const place = (along: number, across: number) => {
      const [a, b] = [round(from + (to - from) * along), round(base + across)]
      return upright ? `${b} ${a}` : `${a} ${b}`
    }
    lines[index % 3 === 0 ? 0 : 1] += `M${place(0, 0)}C${place(0.33, sway)} ${place(0.66, -sway)} ${place(1, 0)}`
  }
  return group(
    lines.map((d, index) => path(d, { stroke: grain[index], 'stroke-width': 1 })),
    { fill: 'none', opacity: 0.34 },
  )
}

function drawRingGrain(members: Member[], width: number, { grain }: Finish) {
  if (!grain) return ''
  const count = Math.max(3, Math.min(7, Math.round(width / 4)))
  const rings = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.3 + 0.5 * noise(index)) / count
    return path(pathOf(between(members, share)), {
      stroke: grain[index % 3 === 0 ? 0 : 1],
      'stroke-width': 0.6 + noise(index * 7) * 0.8,
      'stroke-dasharray': `${Math.round(90 + 160 * noise(index + 2))} ${Math.round(8 + 46 * noise(index + 5))}`,
      'stroke-dashoffset': Math.round(200 * noise(index + 9)),
    })
  })
  return group(rings, { fill: 'none', opacity: 0.36 })
}

/** A small metal part. */
export function metalFill(sheet: Sheet, { metal }: Finish, upright: boolean) {
  return define(sheet, upright ? 'metal-up' : 'metal-across', (id) =>
    boxGradient(id, upright ? 'across' : 'down', [
      [0, shade(metal, 0.2)],
      [0.35, shade(metal, 0.32)],
      [1, shade(metal, -0.22)],
    ]),
  )
}

/** The box round all glass of a leaf; nothing if its profiles leave no room for any. */
export function glazedBox({ panes }: Leaf): Box | undefined {
  const visible = panes.filter(({ polygon }) => polygon.length >= 3)
  return visible.length > 0 ? boxOf(visible.flatMap(({ polygon }) => polygon)) : undefined
}

function boxPath({ left, top, right, bottom }: Box): Polygon {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}
