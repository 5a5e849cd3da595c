import type { DesignCell } from '@house/contract/plans/design'
import {
  type Box,
  boxOf,
  boxPolygon,
  inset,
  intersect,
  isBox,
  membersOf,
  type Polygon,
  pathOf,
} from '../../layout/geometry.ts'
import { type Finish, mix, shade } from '../finishes.ts'
import { noise } from '../noise.ts'
import type { Scene } from '../scene.ts'
import { boxGradient, define, element, group, line, path, rect, type Stop } from '../svg.ts'
import { bevel, drawGrain } from './frame-and-sash.ts'

const boardWidth = 165
const slenderUpTo = 24
const bladeHeight = 105
const clipsFrom = 16
const timber = '#A2724A'
const timberTones: [light: string, dark: string] = ['#BE8F63', '#7A4F2B']

/** A solid panel: raised fields on uPVC, flush sheet on metal. */
export function drawPanel(scene: Scene, pane: Polygon, [columns, rows]: [number, number]) {
  const { finish } = scene
  const box = boxOf(pane)
  const width = box.right - box.left
  const height = box.bottom - box.top
  const base = path(pathOf(pane), { fill: finish.panel })
  if (Math.min(width / columns, height / rows) < slenderUpTo || !isBox(pane)) return base
  const rail = finish.metallic ? 6 : Math.min((Math.min(width, height) / columns) * 0.2, 90 * scene.scale)
  const fields = Array.from({ length: columns * rows }, (_, index): Box => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return {
      left: box.left + (width * column) / columns + (column === 0 ? rail : rail / 2),
      right: box.left + (width * (column + 1)) / columns - (column === columns - 1 ? rail : rail / 2),
      top: box.top + (height * row) / rows + (row === 0 ? rail : rail / 2),
      bottom: box.top + (height * (row + 1)) / rows - (row === rows - 1 ? rail : rail / 2),
    }
  }).filter(({ left, right, top, bottom }) => right - left > 4 && bottom - top > 4)
  return [
    base,
    finish.grain ? drawGrain(box, height > width, finish.grain, 3) : '',
    ...fields.map((field) => (finish.metallic ? drawFlush(scene, field) : drawRaised(finish, field, rail * 0.34))),
  ]
}

function drawRaised({ panel, relief, joint, grain }: Finish, field: Box, slope: number) {
  const shape = boxPolygon(field)
  const flat = inset(field, slope)
  return [
    bevel(
      membersOf(shape, () => slope),
      0,
      1,
      (facing) => shade(panel, -facing * relief * 1.5),
    ),
    path(pathOf(boxPolygon(flat)), { fill: shade(panel, relief * 0.35) }),
    grain ? drawGrain(flat, true, grain, 5) : '',
    path(pathOf(shape) + pathOf(boxPolygon(flat)), { fill: 'none', stroke: joint, 'stroke-width': 0.7 }),
  ]
}

/** Sheet metal with a shadow gap and a highlight. */
function drawFlush({ sheet, finish }: Scene, { left, top, right, bottom }: Box) {
  const sheen = define(sheet, 'sheen', (id) =>
    boxGradient(id, 'down', [
      [0, shade(finish.panel, 0.08)],
      [0.5, finish.panel],
      [1, shade(finish.panel, -0.1)],
    ]),
  )
  const stroke = mix(finish.outline, finish.panel, 0.2)
  return rect(left, top, right - left, bottom - top, { fill: sheen, stroke, 'stroke-width': 1 })
}

export function drawTimber({ sheet, scale, finish }: Scene, pane: Polygon, seed: number) {
  const box = boxOf(pane)
  const width = box.right - box.left
  const height = box.bottom - box.top
  const upright = width < height && !finish.metallic
  const length = upright ? width : height
  const count = Math.max(1, Math.round(length / Math.max(10, boardWidth * scale)))
  const boards = Array.from({ length: count }, (_, index) => {
    const [from, to] = [(length * index) / count, (length * (index + 1)) / count]
    const board = upright
      ? { ...box, left: box.left + from, right: box.left + to }
      : { ...box, top: box.top + from, bottom: box.top + to }
    return [
      path(pathOf(intersect(pane, board)), { fill: shade(timber, (noise(seed * 17 + index) - 0.5) * 0.12) }),
      drawGrain(board, upright, timberTones, seed * 40 + index * 11),
    ]
  })
  // Over the boards, which would cover half of each.
  const grooves = Array.from({ length: count - 1 }, (_, index) => {
    const at = (length * (index + 1)) / count
    return upright
      ? line(box.left + at, box.top, box.left + at, box.bottom, {})
      : line(box.left, box.top + at, box.right, box.top + at, {})
  })
  const drawn = [...boards, group(grooves, { stroke: '#4E3018', 'stroke-width': 1.8, opacity: 0.75 })]
  if (isBox(pane)) return drawn
  const clip = define(sheet, `timber${seed}`, (id) => element('clipPath', { id }, path(pathOf(pane), {})))
  return group(drawn, { 'clip-path': clip })
}

export function drawBlades({ sheet, scale, finish, clear }: Scene, pane: Polygon, fill: DesignCell['fill']) {
  const box = boxOf(pane)
  const count = bladesIn(box.bottom - box.top, scale)
  const pitch = (box.bottom - box.top) / count
  const solid = fill === 'panel' ? finish.panel : fill === 'timber' ? timber : undefined
  const blade = define(sheet, `blade-${fill}`, (id) => boxGradient(id, 'down', solid ? solidBlade(solid) : glassBlade))
  const blades = Array.from({ length: count }, (_, index) => {
    const top = box.top + pitch * index
    const bottom = top + pitch
    const shape = intersect(pane, { ...box, top, bottom })
    if (shape.length < 3) return ''
    const lower = boxOf(shape)
    const clip = { fill: finish.metal, stroke: finish.metalEdge, 'stroke-width': 0.6 }
    const clips = pitch < clipsFrom || !isBox(pane) ? [] : [box.left, box.right - 6]
    return [
      path(pathOf(shape), { fill: blade, opacity: clear && !solid ? 0.7 : undefined }),
      line(lower.left, bottom - 0.6, lower.right, bottom - 0.6, {
        stroke: solid ? shade(solid, -0.5) : '#6E8387',
        'stroke-width': 1.2,
      }),
      ...clips.map((x) => rect(x, bottom - pitch * 0.42, 6, pitch * 0.42, clip)),
    ]
  })
  return blades
}

const glassBlade: Stop[] = [
  [0, '#A9BABD'],
  [0.22, '#C7D5D8'],
  [0.86, '#E6EEEF'],
  [1, '#F4F8F8'],
]

function solidBlade(colour: string): Stop[] {
  return [
    [0, shade(colour, -0.3)],
    [0.25, shade(colour, 0.04)],
    [0.85, shade(colour, 0.12)],
    [1, shade(colour, -0.2)],
  ]
}

export function bladesIn(height: number, scale: number) {
  return Math.max(3, Math.min(40, Math.round(height / (bladeHeight * scale))))
}
