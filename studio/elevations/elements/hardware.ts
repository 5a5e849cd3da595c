import { type Box, boxOf, boxPolygon, type Point, type Polygon, pathOf } from '@house/fenestration/layout/geometry'
import { shade } from '../finishes.ts'
import type { LaidCell } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { circle, define, group, linearGradient, path } from '../svg.ts'
import { drawBlock, drawShadow } from './frame.ts'
import { folds, hingeOf, slides } from './openings.ts'

const doorHandleAbove = 1050

/** Handle and hinges of one sash; true sizes in millimetres. */
export function drawHardware(scene: Scene, sash: Polygon, laid: LaidCell) {
  const { cell } = laid
  const box = boxOf(sash)
  if (!laid.hasSash || cell.opens === 'fixed') return ''
  if (scene.layout.frameless) return drawGlassFittings(scene, box, laid)
  const hinge = hingeOf(cell)
  if (hinge)
    return group([
      drawHinges(scene, box, hinge, laid.door),
      drawSideHandle(scene, box, hinge === 'left' ? 'right' : 'left', laid),
    ])
  if (slides(cell) && !laid.leads) return ''
  if (slides(cell)) return drawRecessedPull(scene, box, cell.opens === 'slide-left' ? 'right' : 'left', laid)
  if (folds(cell)) {
    const lead = cell.opens === 'fold-left' ? 'right' : 'left'
    return laid.leads ? drawSideHandle(scene, box, lead, laid) : drawHinges(scene, box, lead, laid.door)
  }
  if (cell.opens === 'pivot' && laid.door) return drawBarPull(scene, box, 'right', laid)
  return drawLyingHandle(scene, box, cell.opens === 'top' ? 'bottom' : 'top')
}

function drawSideHandle(scene: Scene, box: Box, side: 'left' | 'right', laid: LaidCell) {
  const entrance = laid.cell.fill === 'timber' || (laid.cell.fill === 'panel' && scene.finish.metallic)
  if (laid.door && entrance) return drawBarPull(scene, box, side, laid)
  const x = stileCentre(scene, box, side)
  const y = handleHeight(scene, box, laid)
  const k = unit(scene)
  if (!laid.door) {
    const rose = { left: x - 14 * k, right: x + 14 * k, top: y - 36 * k, bottom: y + 36 * k }
    return group([fitting(scene, rose, 14 * k), drawLever(scene, [x, y], [0, 1])])
  }
  const plate = { left: x - 15 * k, right: x + 15 * k, top: y - 70 * k, bottom: y + 160 * k }
  const keyhole = circle(x, y + 92 * k, 7 * k, { fill: scene.finish.metalEdge })
  return group([fitting(scene, plate, 4 * k), keyhole, drawLever(scene, [x, y], [side === 'right' ? -1 : 1, 0])])
}

function drawLyingHandle(scene: Scene, box: Box, side: 'top' | 'bottom') {
  const k = unit(scene)
  const x = (box.left + box.right) / 2 - 45 * k
  const y = side === 'bottom' ? box.bottom - scene.layout.size.sash / 2 : box.top + scene.layout.size.sash / 2
  return group([
    fitting(scene, { left: x - 36 * k, right: x + 36 * k, top: y - 14 * k, bottom: y + 14 * k }, 14 * k),
    drawLever(scene, [x, y], [1, 0]),
  ])
}

/** A lever that tapers from its neck. */
function drawLever(scene: Scene, [x, y]: Point, [ax, ay]: Point) {
  const { sheet, finish } = scene
  const k = unit(scene)
  const place = (along: number, across: number): Point => [
    x + (ax * along - ay * across) * k,
    y + (ay * along + ax * across) * k,
  ]
  const turn = (at: number, radius: number, from: number): Point[] =>
    Array.from({ length: 13 }, (_, step) => {
      const angle = from + (Math.PI * step) / 12
      return place(at + radius * Math.cos(angle), radius * Math.sin(angle))
    })
  const shape = [...turn(0, 12.5, Math.PI / 2), ...turn(118, 8.5, -Math.PI / 2)]
  const fill = define(sheet, (id) =>
    linearGradient(
      id,
      [x - 12 * k, y - 12 * k],
      [x + 12 * k * Math.abs(ay), y + 12 * k * Math.abs(ax)],
      [
        [0, shade(finish.metal, 0.3)],
        [0.45, shade(finish.metal, 0.12)],
        [1, shade(finish.metal, -0.22)],
      ],
    ),
  )
  return group([
    drawShadow(sheet, shape, 2.4, [2.5, 4], 0.4),
    path(pathOf(shape), { fill, stroke: finish.metalEdge, 'stroke-width': 1 }),
    circle(x, y, 5.5 * k, { fill: 'none', stroke: finish.metalEdge, 'stroke-width': 0.8, opacity: 0.7 }),
  ])
}

function drawRecessedPull(scene: Scene, box: Box, side: 'left' | 'right', laid: LaidCell) {
  const k = unit(scene)
  const x = stileCentre(scene, box, side)
  const y = handleHeight(scene, box, laid)
  const half = (laid.door ? 150 : 85) * k
  const breadth = Math.min(14 * k, scene.layout.size.sash * 0.3)
  return fitting(scene, { left: x - breadth, right: x + breadth, top: y - half, bottom: y + half }, breadth)
}

function drawBarPull(scene: Scene, box: Box, side: 'left' | 'right', laid: LaidCell) {
  const k = unit(scene)
  const inward = scene.layout.frameless ? 90 * scene.layout.scale : scene.layout.size.sash + 55 * scene.layout.scale
  const x = side === 'right' ? box.right - inward : box.left + inward
  const tall = (box.bottom - box.top) * (scene.layout.frameless ? 0.11 : 0.31)
  const y = handleHeight(scene, box, laid)
  const bar = { left: x - 14 * k, right: x + 14 * k, top: y - tall, bottom: y + tall * 0.85 }
  const mounts = [bar.top + 60 * k, bar.bottom - 60 * k].map((at) =>
    fitting(scene, { left: x - 20 * k, right: x + 20 * k, top: at - 10 * k, bottom: at + 10 * k }, 3 * k),
  )
  return group([...mounts, fitting(scene, bar, 10 * k)])
}

function drawHinges(scene: Scene, box: Box, side: 'left' | 'right', door: boolean) {
  const k = unit(scene)
  const x = side === 'left' ? box.left : box.right
  const height = box.bottom - box.top
  const half = 40 * k
  const places = door ? [0.1, 0.5, 0.9] : [0.13, 0.87]
  return group(
    places.map((share) => {
      const y = box.top + height * share
      return fitting(scene, { left: x - 7 * k, right: x + 7 * k, top: y - half, bottom: y + half }, 3 * k)
    }),
  )
}

/** Patch fittings of frameless hinged leaves, or hangers of sliding ones. */
function drawGlassFittings(scene: Scene, box: Box, laid: LaidCell) {
  const k = unit(scene)
  const { cell } = laid
  const hinge = hingeOf(cell)
  if (hinge) {
    const x = hinge === 'left' ? box.left : box.right
    const reach = hinge === 'left' ? 1 : -1
    const plates = [0.12, 0.88].map((share) => {
      const y = box.top + (box.bottom - box.top) * share
      const far = x + 62 * k * reach
      return fitting(
        scene,
        {
          left: Math.min(x - 16 * k * reach, far),
          right: Math.max(x - 16 * k * reach, far),
          top: y - 45 * k,
          bottom: y + 45 * k,
        },
        3 * k,
      )
    })
    return group([...plates, drawBarPull(scene, box, hinge === 'left' ? 'right' : 'left', laid)])
  }
  if (cell.opens === 'pivot') {
    const near = { left: box.left, right: box.left + 165 * k }
    return group([
      fitting(scene, { ...near, top: box.top, bottom: box.top + 54 * k }, 2 * k),
      fitting(scene, { ...near, top: box.bottom - 54 * k, bottom: box.bottom }, 2 * k),
      drawBarPull(scene, box, 'right', laid),
    ])
  }
  if (!slides(cell)) return ''
  const wheels = [0.2, 0.8].map((share) => {
    const x = box.left + (box.right - box.left) * share
    return fitting(
      scene,
      { left: x - 26 * k, right: x + 26 * k, top: box.top + 4 * k, bottom: box.top + 56 * k },
      26 * k,
    )
  })
  if (!laid.leads) return group(wheels)
  return group([...wheels, drawBarPull(scene, box, cell.opens === 'slide-left' ? 'right' : 'left', laid)])
}

function fitting({ sheet, finish }: Scene, box: Box, radius: number) {
  return group([
    drawShadow(sheet, boxPolygon(box), 2.2, [2, 3], 0.35),
    drawBlock(sheet, box, finish.metal, finish.metalEdge, radius),
  ])
}

function stileCentre({ layout }: Scene, box: Box, side: 'left' | 'right') {
  return side === 'right' ? box.right - layout.size.sash / 2 : box.left + layout.size.sash / 2
}

function handleHeight({ layout }: Scene, box: Box, laid: LaidCell) {
  return laid.door ? layout.box.bottom - doorHandleAbove * layout.scale : (box.top + box.bottom) / 2
}

/** Enlarges fittings on very wide elevations, where they would be invisible at true scale. */
function unit({ layout }: Scene) {
  return Math.max(layout.scale, 0.26)
}
