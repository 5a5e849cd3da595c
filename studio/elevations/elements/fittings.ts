import { hingeOf, slides } from '@house/fenestration/design/opening'
import { group } from '@house/fenestration/drawing/svg'
import { type Box, boxOf, boxPolygon, type Polygon } from '@house/fenestration/layout/geometry'
import type { LaidCell } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { drawBlock, drawShadow } from './metal.ts'

const doorHandleAbove = 1050

/** Patch fittings of frameless hinged leaves, or hangers of sliding ones. */
export function drawFittings(scene: Scene, pane: Polygon, laid: LaidCell) {
  const box = boxOf(pane)
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

function drawBarPull(scene: Scene, box: Box, side: 'left' | 'right', laid: LaidCell) {
  const k = unit(scene)
  const inward = 90 * scene.layout.scale
  const x = side === 'right' ? box.right - inward : box.left + inward
  const tall = (box.bottom - box.top) * 0.11
  const y = handleHeight(scene, box, laid)
  const bar = { left: x - 14 * k, right: x + 14 * k, top: y - tall, bottom: y + tall * 0.85 }
  const mounts = [bar.top + 60 * k, bar.bottom - 60 * k].map((at) =>
    fitting(scene, { left: x - 20 * k, right: x + 20 * k, top: at - 10 * k, bottom: at + 10 * k }, 3 * k),
  )
  return group([...mounts, fitting(scene, bar, 10 * k)])
}

function fitting({ sheet, finish }: Scene, box: Box, radius: number) {
  return group([
    drawShadow(sheet, boxPolygon(box), 2.2, [2, 3], 0.35),
    drawBlock(sheet, box, finish.metal, finish.metalEdge, radius),
  ])
}

function handleHeight({ layout }: Scene, box: Box, laid: LaidCell) {
  return laid.door ? layout.box.bottom - doorHandleAbove * layout.scale : (box.top + box.bottom) / 2
}

/** Enlarges fittings on very wide elevations, where they would be invisible at true scale. */
function unit({ layout }: Scene) {
  return Math.max(layout.scale, 0.26)
}
