import { type Box, boxOf, type Polygon } from '@house/fenestration/layout/geometry'
import { clipTo } from '../clip.ts'
import { shade } from '../finishes.ts'
import { isSolid } from '../kinds.ts'
import type { LaidCell } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { group, path, rect } from '../svg.ts'
import { linearAcross } from './frame.ts'

export function drawGlazingBars(scene: Scene, pane: Polygon, laid: LaidCell, cell = laid.cell) {
  const { bars } = cell
  if (!bars || isSolid(cell)) return ''
  const drawn = isFanlight(scene, laid) ? drawFan(scene, pane, bars) : drawGrid(scene, pane, bars)
  return group(drawn, { 'clip-path': clipTo(scene.sheet, pane) })
}

function isFanlight({ layout }: Scene, { row, nominal, cell }: LaidCell) {
  const alone = nominal.right - nominal.left > layout.box.right - layout.box.left - 1
  return (
    row === 0 &&
    alone &&
    layout.rise > (nominal.bottom - nominal.top) * 0.7 &&
    (cell.bars?.[0] ?? 0) > 2 &&
    layout.outline.length > 20
  )
}

function drawGrid({ sheet, layout, finish }: Scene, pane: Polygon, [columns, rows]: [number, number]) {
  const box = boxOf(pane)
  const half = layout.size.bar / 2
  const bar = (shape: Box, upright: boolean) =>
    rect(shape.left, shape.top, shape.right - shape.left, shape.bottom - shape.top, {
      fill: linearAcross(sheet, shape, upright, [
        [0, shade(finish.face, finish.relief)],
        [0.45, finish.face],
        [0.55, shade(finish.face, -finish.relief)],
        [1, shade(finish.face, -finish.relief * 1.4)],
      ]),
      stroke: finish.outline,
      'stroke-width': 0.9,
    })
  const across = steps(rows).map((share) => {
    const y = box.top + (box.bottom - box.top) * share
    return bar({ left: box.left - 2, right: box.right + 2, top: y - half, bottom: y + half }, false)
  })
  const upright = steps(columns).map((share) => {
    const x = box.left + (box.right - box.left) * share
    return bar({ left: x - half, right: x + half, top: box.top - 2, bottom: box.bottom + 2 }, true)
  })
  return [...across, ...upright]
}

/** Radial bars from the springing line; further rows become concentric rings. */
function drawFan({ layout, finish }: Scene, pane: Polygon, [columns, rows]: [number, number]) {
  const box = boxOf(pane)
  const x = (box.left + box.right) / 2
  const y = box.bottom
  const reach = Math.max(box.right - box.left, box.bottom - box.top)
  const hub = rows > 1 ? (box.bottom - box.top) * 0.3 : 0
  const strokes = (d: string) => [
    path(d, { stroke: finish.outline, 'stroke-width': layout.size.bar + 1.6, fill: 'none' }),
    path(d, { stroke: finish.face, 'stroke-width': layout.size.bar, fill: 'none' }),
    path(d, { stroke: shade(finish.face, finish.relief * 1.2), 'stroke-width': layout.size.bar * 0.35, fill: 'none' }),
  ]
  const rays = steps(columns).map((share) => {
    const angle = Math.PI * (1 - share)
    const [dx, dy] = [Math.cos(angle), -Math.sin(angle)]
    return `M${x + dx * hub} ${y + dy * hub}L${x + dx * reach} ${y + dy * reach}`
  })
  const rings = rows > 1 ? [`M${x - hub} ${y}A${hub} ${hub} 0 0 1 ${x + hub} ${y}`] : []
  return [...strokes(rays.join('')), ...strokes(rings.join(''))]
}

function steps(count: number) {
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => (index + 1) / count)
}
