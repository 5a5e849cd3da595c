import { hingeOf, slides, turns } from '@house/fenestration/design/opening'
import { group, path } from '@house/fenestration/drawing/svg'
import { boxOf, boxPolygon, erode, type Polygon, pathOf } from '@house/fenestration/layout/geometry'
import { clipTo } from '../definitions.ts'
import { isSolid } from '../kinds.ts'
import type { LaidCell } from '../layout.ts'
import { plate } from '../plate.ts'
import type { Scene } from '../scene.ts'
import { drawFittings } from './fittings.ts'
import { drawBlock, drawShadow } from './metal.ts'
import { drawPane } from './panes.ts'
import { drawRailingFittings, railingPane } from './railing.ts'
import { drawFolds, drawSymbol } from './symbols.ts'

const glassEdge = '#7E9A90'
const channel = 22
const standsClear = 8

/** Frameless glass: polished edges, channels and metal fittings. */
export function drawFrameless(scene: Scene) {
  const { layout } = scene
  const panes = new Map(layout.cells.map((laid) => [laid, paneOf(scene, laid)]))
  const byLayer = layout.cells.toSorted((a, b) => a.layer - b.layer)
  return [
    ...byLayer.map((laid) => drawLeaf(scene, laid, panes.get(laid) ?? laid.area)),
    ...(layout.railing ? drawRailingFittings(scene) : drawChannels(scene)),
    ...layout.cells.map((laid) => drawSymbol(scene, panes.get(laid) ?? laid.area, laid)),
    drawFolds(scene, panes),
    ...layout.cells.map((laid) => drawFittings(scene, panes.get(laid) ?? laid.area, laid)),
  ]
}

function drawLeaf(scene: Scene, laid: LaidCell, pane: Polygon) {
  const { sheet, layout } = scene
  const solid = isSolid(laid.cell)
  const wall = boxPolygon({
    left: 0,
    top: 0,
    right: plate.width,
    bottom: layout.standsOnFloor ? layout.box.bottom : plate.height,
  })
  const shadow = drawShadow(sheet, pane, laid.layer > 0 ? 9 : 14, [4, 10], solid ? 0.28 : 0.13)
  return group([
    group([shadow], { 'clip-path': clipTo(sheet, wall) }),
    drawPane(scene, pane, laid.cell, laid.index),
    ...(solid ? [] : drawPolishedEdge(pane)),
  ])
}

function drawPolishedEdge(pane: Polygon) {
  return [
    path(pathOf(pane), { fill: 'none', stroke: glassEdge, 'stroke-width': 1.6 }),
    path(pathOf(erode(pane, 3.2)), { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 1.4, opacity: 0.75 }),
    path(pathOf(erode(pane, 5)), { fill: 'none', stroke: glassEdge, 'stroke-width': 0.7, opacity: 0.55 }),
  ]
}

/** A channel for fixed panes, a top rail for sliding ones. */
function drawChannels({ sheet, layout, finish }: Scene) {
  if (!layout.standsOnFloor) return []
  const height = Math.max(6, channel * layout.scale)
  const { left, right, top, bottom } = layout.box
  const fixed = layout.cells.filter(({ cell, nominal }) => !turns(cell) && !slides(cell) && nominal.bottom > bottom - 1)
  const shoes = fixed.map(({ area }) => ({ ...boxOf(area), top: boxOf(area).bottom - height }))
  const rail = layout.cells.some(({ cell }) => slides(cell))
  const hungFromGlass = layout.cells.some(({ cell, row }) => row === 0 && hingeOf(cell))
  const head = { left, right, top: top - (rail ? height * 0.4 : 0), bottom: top + height }
  const hasHead = layout.outline.length === 4 && (rail || !hungFromGlass)
  return (hasHead ? [head, ...shoes] : shoes).map((box) => drawBlock(sheet, box, finish.panel, finish.outline, 1))
}

function paneOf(scene: Scene, laid: LaidCell): Polygon {
  const { layout } = scene
  if (layout.railing) return railingPane(scene, laid)
  const bottom = boxOf(laid.area).bottom - (laid.cell.opens === 'fixed' ? 0 : standsClear * layout.scale)
  return laid.area.map(([x, y]) => [x, Math.min(y, bottom)])
}
