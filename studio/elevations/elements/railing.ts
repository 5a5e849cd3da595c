import { shade } from '@house/fenestration/drawing/finishes'
import { circle, group } from '@house/fenestration/drawing/svg'
import { type Box, boxOf, boxPolygon, type Polygon } from '@house/fenestration/layout/geometry'
import { finishes } from '../finishes.ts'
import { isSolid } from '../kinds.ts'
import type { LaidCell } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { drawBlock, drawShadow } from './metal.ts'

const handrailHeight = 62
const postWidth = 52
const spigot = { width: 54, height: 165, foot: 104 }

/** The visible bounds of a pane or rail of a balustrade: rails are slim, and glass does not touch the floor. */
export function railingPane(scene: Scene, laid: LaidCell): Polygon {
  const { layout } = scene
  const { scale, box } = layout
  const area = boxOf(laid.area)
  const lowest = laid.nominal.bottom > box.bottom - 1
  const overhang = 30 * scale
  const rail = handrailOf(scene)
  if (laid === rail) {
    return boxPolygon({
      left: box.left - overhang,
      right: box.right + overhang,
      top: area.top,
      bottom: railBottom(scene, area.top),
    })
  }
  if (isSolid(laid.cell)) return laid.area
  const top = rail && laid.row === rail.row + 1 ? railBottom(scene, boxOf(rail.area).top) + 14 * scale : area.top
  const aside = posts(scene) ? (postWidth / 2 + 14) * scale : 0
  const raised = lowest && layout.standsOnFloor ? 70 * scale : 0
  return boxPolygon({ left: area.left + aside, right: area.right - aside, top, bottom: area.bottom - raised })
}

/** Supports of the panes: posts, a base shoe (a row of its own), floor clamps or point fixings. */
export function drawRailingFittings(scene: Scene) {
  const { layout } = scene
  const lowest = layout.cells.filter(({ nominal }) => nominal.bottom > layout.box.bottom - 1)
  if (posts(scene)) return [...drawPosts(scene), ...lowest.flatMap((laid) => drawClamps(scene, laid))]
  if (lowest.some(({ cell }) => isSolid(cell))) return []
  if (!layout.standsOnFloor) return lowest.flatMap((laid) => drawBolts(scene, laid, [0.14, 0.86]))
  if (handrailOf(scene)?.cell.fill === 'timber') return lowest.flatMap((laid) => drawBolts(scene, laid, [0.74, 0.9]))
  return lowest.flatMap((laid) => drawSpigots(scene, laid))
}

function drawSpigots(scene: Scene, laid: LaidCell) {
  const { scale, box } = scene.layout
  const { left, right } = laid.nominal
  const tall = Math.min(spigot.height * scale, (box.bottom - box.top) * 0.17)
  return [0.2, 0.8].map((share) => {
    const x = left + (right - left) * share
    const half = (spigot.width / 2) * scale
    const foot = (spigot.foot / 2) * scale
    return group([
      metal(scene, { left: x - half, right: x + half, top: box.bottom - tall, bottom: box.bottom - 10 * scale }),
      metal(scene, { left: x - foot, right: x + foot, top: box.bottom - 12 * scale, bottom: box.bottom }),
    ])
  })
}

function drawBolts(scene: Scene, laid: LaidCell, heights: [number, number]) {
  const { finish, sheet } = scene
  const pane = boxOf(railingPane(scene, laid))
  const radius = Math.max(7, 25 * scene.layout.scale)
  return [0.13, 0.87].flatMap((across) =>
    heights.map((down) => {
      const x = pane.left + (pane.right - pane.left) * across
      const y = pane.top + (pane.bottom - pane.top) * down
      const around = {
        left: x - radius * 0.8,
        right: x + radius * 0.8,
        top: y - radius * 0.8,
        bottom: y + radius * 0.8,
      }
      return group([
        drawShadow(sheet, boxPolygon(around), 3, [2, 4], 0.4),
        circle(x, y, radius, { fill: shade(steel(finish), 0.2), stroke: finishes.glass.metalEdge, 'stroke-width': 1 }),
        circle(x, y, radius * 0.55, {
          fill: shade(steel(finish), 0.42),
          stroke: finishes.glass.metalEdge,
          'stroke-width': 0.8,
        }),
      ])
    }),
  )
}

function drawPosts(scene: Scene) {
  const { layout, sheet, finish } = scene
  const { scale, box } = layout
  const half = (postWidth / 2) * scale
  const rail = handrailOf(scene)
  const top = rail ? railBottom(scene, boxOf(rail.area).top) : box.top
  return layout.columns.map((at) => {
    const x = Math.min(box.right - half, Math.max(box.left + half, at))
    const foot = { left: x - half * 1.9, right: x + half * 1.9, top: box.bottom - 10 * scale, bottom: box.bottom }
    const post = { left: x - half, right: x + half, top, bottom: box.bottom - 10 * scale }
    return group([post, foot].map((part) => drawBlock(sheet, part, finish.face, finish.outline, 1)))
  })
}

function drawClamps(scene: Scene, laid: LaidCell) {
  const pane = boxOf(railingPane(scene, laid))
  const { scale } = scene.layout
  return [0.2, 0.8].flatMap((share) => {
    const y = pane.top + (pane.bottom - pane.top) * share
    return [
      metal(scene, {
        left: pane.left - 16 * scale,
        right: pane.left + 32 * scale,
        top: y - 24 * scale,
        bottom: y + 24 * scale,
      }),
      metal(scene, {
        left: pane.right - 32 * scale,
        right: pane.right + 16 * scale,
        top: y - 24 * scale,
        bottom: y + 24 * scale,
      }),
    ]
  })
}

function metal(scene: Scene, box: Box) {
  const { sheet, finish } = scene
  const colour = finish === finishes.glass ? finish.metal : steel(finish)
  return group([
    drawShadow(sheet, boxPolygon(box), 3, [3, 4], 0.3),
    drawBlock(sheet, box, colour, finishes.glass.metalEdge, 2),
  ])
}

function steel(finish: Scene['finish']) {
  return finish === finishes.glass ? finish.metal : finishes.glass.face
}

function handrailOf({ layout }: Scene) {
  return layout.cells.find(
    ({ cell, row, nominal }) => row === 0 && isSolid(cell) && nominal.bottom < layout.box.bottom - 1,
  )
}

function railBottom({ layout }: Scene, top: number) {
  return top + handrailHeight * layout.scale
}

function posts(scene: Scene) {
  const { layout, finish } = scene
  const shoe = layout.cells.some(({ cell, nominal }) => isSolid(cell) && nominal.bottom > layout.box.bottom - 1)
  return finish !== finishes.glass && finish !== finishes.oak && !shoe
}
