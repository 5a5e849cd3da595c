import {
  type Box,
  boxOf,
  boxPolygon,
  type Edge,
  erode,
  intersect,
  isFloor,
  membersOf,
  type Polygon,
  pathOf,
} from '@house/fenestration/layout/geometry'
import { colours, type Finish, mix, shade } from '../finishes.ts'
import { noise } from '../noise.ts'
import { define, element, group, line, linearGradient, path, rect, type Sheet } from '../svg.ts'

// Light falls from the upper left in all drawings.
const light = [-0.5, -0.87] as const

/** A mitred ring of profile: face, inner bevel and the joints between its members. */
export function drawRing(sheet: Sheet, outer: Polygon, width: number, finish: Finish, floorWidth = width) {
  const inner = erode(outer, width, floorWidth)
  const ring = define(sheet, (id) =>
    element('clipPath', { id }, path(pathOf(outer) + pathOf(inner), { 'clip-rule': 'evenodd' })),
  )
  const members = membersOf(outer, (edge) => (isFloor(edge) ? floorWidth : width))
  const faces = members.map(({ edge, quad }) => {
    const colour = shade(finish.face, facing(edge) * finish.relief * 0.55)
    return path(pathOf(quad), { fill: colour, stroke: colour, 'stroke-width': 0.8 })
  })
  const mitres = members
    .filter(({ mitre }) => mitre)
    .map(({ edge, inner: to }) =>
      line(edge.from[0], edge.from[1], to[0], to[1], { stroke: finish.joint, 'stroke-width': 1.1, opacity: 0.85 }),
    )
  return group([
    group([...faces, grain(outer, width, finish), ...mitres], { 'clip-path': ring }),
    step(outer, width * 0.16, finish),
    path(pathOf(outer), { fill: 'none', stroke: finish.outline, 'stroke-width': 1.3 }),
  ])
}

/** The bead that holds the pane: a thin ring that slopes towards the glass. */
export function drawBead(outer: Polygon, width: number, finish: Finish) {
  const members = membersOf(outer, () => width).map(({ edge, quad }) => {
    const colour = shade(finish.face, -facing(edge) * finish.relief * 1.9)
    return path(pathOf(quad), { fill: colour, stroke: colour, 'stroke-width': 0.6 })
  })
  return group([
    ...members,
    path(pathOf(outer), { fill: 'none', stroke: finish.joint, 'stroke-width': 0.9, opacity: 0.8 }),
    path(pathOf(erode(outer, width)), { fill: 'none', stroke: colours.gasket, 'stroke-width': 2, opacity: 0.85 }),
  ])
}

export function drawMullion(sheet: Sheet, bar: Box, within: Polygon, finish: Finish) {
  const upright = bar.bottom - bar.top > bar.right - bar.left
  const shape = intersect(within, bar)
  if (shape.length < 3) return ''
  const box = boxOf(shape)
  const across = linearAcross(sheet, box, upright, [
    [0, shade(finish.face, finish.relief * 0.7)],
    [0.14, shade(finish.face, finish.relief * 0.7)],
    [0.15, finish.face],
    [0.85, finish.face],
    [0.86, shade(finish.face, -finish.relief * 0.8)],
    [1, shade(finish.face, -finish.relief * 0.8)],
  ])
  const lines = upright
    ? [line(box.left, box.top, box.left, box.bottom, {}), line(box.right, box.top, box.right, box.bottom, {})]
    : [line(box.left, box.top, box.right, box.top, {}), line(box.left, box.bottom, box.right, box.bottom, {})]
  const ends = upright
    ? [line(box.left, box.top, box.right, box.top, {}), line(box.left, box.bottom, box.right, box.bottom, {})]
    : [line(box.left, box.top, box.left, box.bottom, {}), line(box.right, box.top, box.right, box.bottom, {})]
  return group([
    path(pathOf(shape), { fill: across }),
    finish.grain ? straightGrain(sheet, box, upright, finish.grain, 7) : '',
    group([...lines, ...ends], { stroke: finish.joint, 'stroke-width': 1 }),
  ])
}

/** Soft shadow around elements in front. */
export function drawShadow(sheet: Sheet, shape: Polygon, blur: number, shift: [x: number, y: number], opacity: number) {
  const { left, top, right, bottom } = boxOf(shape)
  const room = blur * 4
  const filter = define(sheet, (id) =>
    element(
      'filter',
      {
        id,
        x: left - room,
        y: top - room,
        width: right - left + 2 * room,
        height: bottom - top + 2 * room,
        filterUnits: 'userSpaceOnUse',
      },
      element('feGaussianBlur', { stdDeviation: blur }),
    ),
  )
  return path(pathOf(shape), { fill: '#3A3126', opacity, filter, transform: `translate(${shift[0]} ${shift[1]})` })
}

/** Slightly irregular wood grain along a member. */
export function straightGrain(sheet: Sheet, box: Box, upright: boolean, tones: [string, string], seed: number) {
  const clip = define(sheet, (id) => element('clipPath', { id }, path(pathOf(boxPolygon(box)), {})))
  const breadth = upright ? box.right - box.left : box.bottom - box.top
  const count = Math.max(2, Math.round(breadth / 6.5))
  const strokes = Array.from({ length: count }, (_, index) => {
    const at = (index + 0.2 + 0.6 * noise(seed + index)) * (breadth / count)
    const sway = (noise(seed * 3 + index) - 0.5) * Math.min(5, breadth / 6)
    const d = upright
      ? `M${box.left + at} ${box.top}C${box.left + at + sway} ${mid(box.top, box.bottom, 0.33)} ${box.left + at - sway} ${mid(box.top, box.bottom, 0.66)} ${box.left + at} ${box.bottom}`
      : `M${box.left} ${box.top + at}C${mid(box.left, box.right, 0.33)} ${box.top + at + sway} ${mid(box.left, box.right, 0.66)} ${box.top + at - sway} ${box.right} ${box.top + at}`
    return path(d, {
      stroke: tones[index % 3 === 0 ? 0 : 1],
      'stroke-width': 0.7 + noise(seed + 31 * index),
      opacity: 0.32,
    })
  })
  return group(strokes, { fill: 'none', 'clip-path': clip })
}

function step(outer: Polygon, by: number, finish: Finish) {
  if (by < 2.4) return ''
  return path(pathOf(erode(outer, by)), {
    fill: 'none',
    stroke: mix(finish.joint, finish.face, 0.45),
    'stroke-width': 0.9,
  })
}

function grain(outer: Polygon, width: number, { grain: tones }: Finish) {
  if (!tones) return ''
  const count = Math.max(3, Math.round(width / 4.5))
  return group(
    Array.from({ length: count }, (_, index) =>
      path(pathOf(erode(outer, (width * (index + 0.3 + 0.5 * noise(index))) / count)), {
        stroke: tones[index % 3 === 0 ? 0 : 1],
        'stroke-width': 0.7 + noise(index * 7),
        'stroke-dasharray': `${Math.round(90 + 160 * noise(index + 2))} ${Math.round(8 + 46 * noise(index + 5))}`,
        'stroke-dashoffset': Math.round(200 * noise(index + 9)),
        opacity: 0.34,
      }),
    ),
    { fill: 'none' },
  )
}

export function linearAcross(sheet: Sheet, box: Box, upright: boolean, stops: [number, string, number?][]) {
  const to = upright ? ([box.right, box.top] as const) : ([box.left, box.bottom] as const)
  return define(sheet, (id) => linearGradient(id, [box.left, box.top], to, stops))
}

export function drawBlock(sheet: Sheet, box: Box, colour: string, edge: string, radius = 1.5) {
  const upright = box.bottom - box.top > box.right - box.left
  const fill = linearAcross(sheet, box, upright, [
    [0, shade(colour, 0.16)],
    [0.35, shade(colour, 0.34)],
    [1, shade(colour, -0.16)],
  ])
  return rect(box.left, box.top, box.right - box.left, box.bottom - box.top, {
    rx: radius,
    fill,
    stroke: edge,
    'stroke-width': 1,
  })
}

function facing({ inward }: Edge) {
  return -(inward[0] * light[0] + inward[1] * light[1])
}

function mid(from: number, to: number, share: number) {
  return from + (to - from) * share
}
