import { type Box, boxOf, boxPolygon, erode, inset, type Polygon, pathOf } from '@house/fenestration/layout/geometry'
import { clipTo } from '../clip.ts'
import { mix, shade } from '../finishes.ts'
import { noise } from '../noise.ts'
import type { Scene } from '../scene.ts'
import { group, path, rect } from '../svg.ts'
import { drawBead, drawBlock, linearAcross, straightGrain } from './frame.ts'

const boardWidth = 165
const slenderUpTo = 40
export const timber = '#A2724A'
const timberTones: [light: string, dark: string] = ['#BE8F63', '#7A4F2B']

export function drawPanel(scene: Scene, pane: Polygon, [columns, rows]: [number, number]) {
  const { sheet, layout, finish } = scene
  const box = boxOf(pane)
  const width = box.right - box.left
  const height = box.bottom - box.top
  const slender = Math.min(width, height)
  if (layout.frameless || slender < slenderUpTo) {
    return drawBlock(sheet, box, finish.panel, finish.outline, layout.frameless ? 2 : 0)
  }
  const rail = finish.metallic ? 9 : Math.min((slender / Math.max(columns, 1)) * 0.2, 44)
  const fields = Array.from({ length: columns * rows }, (_, index): Box => {
    const left = box.left + (width * (index % columns)) / columns
    const top = box.top + (height * Math.floor(index / columns)) / rows
    const field = { left, top, right: left + width / columns, bottom: top + height / rows }
    return {
      left: field.left + (index % columns === 0 ? rail : rail / 2),
      right: field.right - (index % columns === columns - 1 ? rail : rail / 2),
      top: field.top + (index < columns ? rail : rail / 2),
      bottom: field.bottom - (index >= columns * (rows - 1) ? rail : rail / 2),
    }
  })
  return group([
    path(pathOf(pane), { fill: finish.panel }),
    finish.grain ? straightGrain(sheet, box, height > width, finish.grain, 3) : '',
    ...fields.map((field) => (finish.metallic ? drawFlush(scene, field) : drawRaised(scene, field, rail * 0.34))),
  ])
}

/** A raised panel with mouldings. */
function drawRaised({ sheet, finish }: Scene, field: Box, slope: number) {
  const shape = boxPolygon(field)
  return group([
    drawBead(shape, slope, { ...finish, face: finish.panel }),
    path(pathOf(erode(shape, slope)), { fill: shade(finish.panel, finish.relief * 0.35) }),
    finish.grain ? straightGrain(sheet, inset(field, slope), true, finish.grain, 5) : '',
  ])
}

/** Sheet metal with a shadow gap and a vertical highlight. */
function drawFlush({ sheet, finish }: Scene, field: Box) {
  const sheen = linearAcross(sheet, field, false, [
    [0, shade(finish.panel, 0.08)],
    [0.5, finish.panel],
    [1, shade(finish.panel, -0.1)],
  ])
  return rect(field.left, field.top, field.right - field.left, field.bottom - field.top, {
    fill: sheen,
    stroke: mix(finish.outline, finish.panel, 0.2),
    'stroke-width': 1.4,
  })
}

export function drawTimber({ sheet, layout, finish }: Scene, pane: Polygon, seed: number) {
  const box = boxOf(pane)
  const width = box.right - box.left
  const height = box.bottom - box.top
  const upright = width < height && !finish.metallic
  const length = upright ? width : height
  const count = Math.max(1, Math.round(length / Math.max(14, boardWidth * layout.scale)))
  const boards = Array.from({ length: count }, (_, index) => {
    const [from, to] = [(length * index) / count, (length * (index + 1)) / count]
    return upright
      ? { ...box, left: box.left + from, right: box.left + to }
      : { ...box, top: box.top + from, bottom: box.top + to }
  })
  const drawn = boards.map((board, index) => {
    const tone = shade(timber, (noise(seed * 17 + index) - 0.5) * 0.12)
    const groove = upright ? { ...board, left: board.right - 2.2 } : { ...board, top: board.bottom - 2.2 }
    return group([
      fillBox(board, tone, 1),
      straightGrain(sheet, board, upright, timberTones, seed * 40 + index * 11),
      index < count - 1 ? fillBox(groove, '#4E3018', 0.75) : '',
    ])
  })
  return group(drawn, { 'clip-path': clipTo(sheet, pane) })
}

function fillBox({ left, top, right, bottom }: Box, fill: string, opacity: number) {
  return rect(left, top, right - left, bottom - top, { fill, opacity })
}
