import {
  type Box,
  boxOf,
  type Edge,
  intersect,
  isFloor,
  membersOf,
  offset,
  type Polygon,
  pathOf,
} from '../layout/geometry.ts'
import type { Leaf } from '../layout/layout.ts'
import { type Finish, inks, shade } from './finishes.ts'
import { noise } from './noise.ts'
import type { Scene } from './scene.ts'
import { boxGradient, define, group, path, polyline, round, type Sheet } from './svg.ts'

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
    if (x > 0.999) return limited(glazed.left - outer.left)
    if (x < -0.999) return limited(outer.right - glazed.right)
    if (y < -0.999) return limited(outer.bottom - glazed.bottom)
    return y > 0.999 ? limited(glazed.top - outer.top) : faces.sash
  }
  return drawRing(sash, boxPath(glazed), widthOf, faces.sash, finish)
}

function drawRing(outer: Polygon, inner: Polygon, widthOf: WidthOf, width: number, finish: Finish) {
  if (inner.length < 3) return fillProfile(outer, finish)
  const { face, relief, joint, outline } = finish
  const members = membersOf(outer, widthOf)
  const mitres = members
    .filter(({ mitre }) => mitre)
    .map(({ edge, inner: end }) => polyline([edge.from, end]))
    .join('')
  const body = bevel(outer, widthOf, (facing) => shade(face, facing * relief * 0.4))
  const edge = path(pathOf(outer), { fill: 'none', stroke: outline, 'stroke-width': 1 })
  if (width < reliefFrom) return body + edge
  const rebate = offset(outer, (member) => widthOf(member) * (1 - slopeShare))
  const steps = pathOf(offset(outer, (member) => widthOf(member) * chamferShare)) + pathOf(rebate)
  return [
    body,
    bevel(
      outer,
      (member) => widthOf(member) * chamferShare,
      (facing) => shade(face, facing * relief * 1.1),
    ),
    bevel(
      rebate,
      (member) => widthOf(member) * slopeShare,
      (facing) => shade(face, -facing * relief * 1.2),
    ),
    drawRingGrain(outer, widthOf, width, finish),
    path(mitres, { stroke: joint, 'stroke-width': 0.9, opacity: 0.75 }),
    path(steps, { fill: 'none', stroke: joint, 'stroke-width': 0.6, opacity: 0.5 }),
    edge,
  ].join('')
}

/** A member too narrow for its profile. */
function fillProfile(shape: Polygon, { face, outline }: Finish) {
  if (shape.length < 3) return ''
  return path(pathOf(shape), { fill: face, stroke: outline, 'stroke-width': 0.8 })
}

/** One path for all edges of a tone: an arch has dozens of edges. */
export function bevel(outer: Polygon, widthOf: WidthOf, toneOf: (facing: number) => string) {
  const byFacing = new Map<number, string>()
  for (const { edge, quad } of membersOf(outer, widthOf)) {
    const facing = Math.round(-(edge.inward[0] * light[0] + edge.inward[1] * light[1]) * tones) / tones
    byFacing.set(facing, (byFacing.get(facing) ?? '') + pathOf(quad))
  }
  let drawn = ''
  for (const [facing, d] of byFacing) {
    const tone = toneOf(facing)
    drawn += path(d, { fill: tone, stroke: tone, 'stroke-width': 0.5 })
  }
  return drawn
}

/** The bead that holds the pane, sloping towards it, and the gasket between them. */
export function drawBead(pane: Polygon, width: number, { face, relief, joint }: Finish) {
  const outer = offset(pane, () => -width)
  return [
    bevel(
      outer,
      () => width,
      (facing) => shade(face, -facing * relief * 1.6),
    ),
    path(pathOf(outer), { fill: 'none', stroke: joint, 'stroke-width': 0.7, opacity: 0.8 }),
    path(pathOf(pane), { fill: 'none', stroke: inks.gasket, 'stroke-width': 1.4, opacity: 0.85 }),
  ].join('')
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
  return (
    path(pathOf(shape), { fill, stroke: joint, 'stroke-width': 0.9 }) +
    (grain ? drawGrain(box, upright, grain, box.left + box.top) : '')
  )
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
    ...{ fill: 'none', stroke: '#2A2118', 'stroke-linejoin': 'round' },
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

function drawRingGrain(outer: Polygon, widthOf: WidthOf, width: number, { grain }: Finish) {
  if (!grain) return ''
  const count = Math.max(3, Math.min(7, Math.round(width / 4)))
  const rings = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.3 + 0.5 * noise(index)) / count
    return path(pathOf(offset(outer, (edge) => widthOf(edge) * share)), {
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
