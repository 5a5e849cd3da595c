import type { Grille } from '@house/contract/plans/design-options'
import { type Box, boxOf, clipLine, intersect, type Point, type Polygon, pathOf } from '../../layout/geometry.ts'
import type { Leaf } from '../../layout/layout.ts'
import { type Finish, shade } from '../finishes.ts'
import type { Scene } from '../scene.ts'
import { boxGradient, define, path, polyline, round } from '../svg.ts'

const barWidth = 24
const grillePitch = 125
const grilleBar = 14

export function drawGlazingBars(scene: Scene, pane: Polygon, leaf: Leaf, bars: [columns: number, rows: number]) {
  return isFanlight(scene, leaf, bars) ? drawFan(scene, pane, bars) : drawGrid(scene, pane, bars)
}

/** The bars of a grid inside a pane. */
export function barBoxes(pane: Polygon, [columns, rows]: [number, number], scale: number): Box[] {
  const box = boxOf(pane)
  const half = Math.max(1, barWidth * scale) / 2
  const across = steps(rows).map((share) => box.top + (box.bottom - box.top) * share)
  const upright = steps(columns).map((share) => box.left + (box.right - box.left) * share)
  return [
    ...across.map((y) => ({ ...box, top: y - half, bottom: y + half })),
    ...upright.map((x) => ({ ...box, left: x - half, right: x + half })),
  ]
}

function drawGrid({ sheet, finish, scale }: Scene, pane: Polygon, bars: [number, number]) {
  const { face, relief, outline } = finish
  return barBoxes(pane, bars, scale).map((bar) => {
    const upright = bar.bottom - bar.top > bar.right - bar.left
    const shape = intersect(pane, bar)
    const fill = define(sheet, upright ? 'bar-up' : 'bar-across', (id) =>
      boxGradient(id, upright ? 'across' : 'down', [
        [0, shade(face, relief)],
        [0.45, face],
        [0.55, shade(face, -relief)],
        [1, shade(face, -relief * 1.4)],
      ]),
    )
    return shape.length < 3 ? '' : path(pathOf(shape), { fill, stroke: outline, 'stroke-width': 0.8 })
  })
}

/** A single arched light over the whole width, divided more than once. */
function isFanlight({ layout }: Scene, { row, nominal }: Leaf, [columns]: [number, number]) {
  const { box, outline } = layout
  const isAlone = nominal.right - nominal.left > box.right - box.left - 1
  const springing = Math.max(0, ...outline.map(([, y]) => y).filter((y) => y < box.bottom - 0.5)) - box.top
  return (
    row === 0 &&
    isAlone &&
    columns > 2 &&
    outline.length > 50 &&
    Math.abs(springing - (nominal.bottom - nominal.top)) < 0.3 * springing
  )
}

/** Bars that radiate from the middle of the springing line; further rows become a ring. */
function drawFan({ finish, scale }: Scene, pane: Polygon, [columns, rows]: [number, number]) {
  const { left, right, top, bottom } = boxOf(pane)
  const x = (left + right) / 2
  const reach = right - left + bottom - top
  const hub = rows > 1 ? Math.min(bottom - top, (right - left) / 2) * 0.3 : 0
  const rays = steps(columns).map((share) => {
    const [dx, dy] = [Math.cos(Math.PI * (1 - share)), -Math.sin(Math.PI * share)]
    const ray = clipLine(pane, [x + dx * hub, bottom + dy * hub], [x + dx * reach, bottom + dy * reach])
    return ray ? polyline(ray) : ''
  })
  const ring =
    hub > 0
      ? `M${round(x - hub)} ${round(bottom)}A${round(hub)} ${round(hub)} 0 0 1 ${round(x + hub)} ${round(bottom)}`
      : ''
  return strokeBars(rays.join('') + ring, Math.max(1, barWidth * scale), finish)
}

function strokeBars(d: string, width: number, { face, outline, relief }: Pick<Finish, 'face' | 'outline' | 'relief'>) {
  const tones: [string, number][] = [
    [outline, width + 1.4],
    [face, width],
    [shade(face, relief * 1.2), width * 0.35],
  ]
  return tones.map(([stroke, size]) => path(d, { fill: 'none', stroke, 'stroke-width': size }))
}

/** A safety grille of round steel bars over an opening. */
export function drawGrille({ scale }: Scene, opening: Polygon, grille: Grille) {
  return strokeBars(grilleLines(opening, grille, scale), Math.max(0.8, grilleBar * scale), {
    face: '#3E4347',
    outline: '#202427',
    relief: 0.3,
  })
}

export function grilleLines(opening: Polygon, grille: Grille, scale: number) {
  if (opening.length < 3) return ''
  const { left, top, right, bottom } = boxOf(opening)
  const pitch = grillePitch * scale
  const upright = steps(Math.round((right - left) / pitch)).map((share): [Point, Point] => {
    const x = left + (right - left) * share
    return [
      [x, top],
      [x, bottom],
    ]
  })
  const across = steps(grille === 'grid' ? Math.round((bottom - top) / pitch) : 0).map((share): [Point, Point] => {
    const y = top + (bottom - top) * share
    return [
      [left, y],
      [right, y],
    ]
  })
  return [...upright, ...across]
    .map(([from, to]) => {
      const bar = clipLine(opening, from, to)
      return bar ? polyline(bar) : ''
    })
    .join('')
}

function steps(count: number) {
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => (index + 1) / count)
}
