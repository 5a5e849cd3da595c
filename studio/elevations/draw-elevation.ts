import { boxOf, boxPolygon, erode, intersect, pathOf } from '@house/fenestration/layout/geometry'
import type { Elevation } from '../../content/types.ts'
import { clipTo } from './clip.ts'
import { drawDimensions } from './elements/dimensions.ts'
import { drawBead, drawMullion, drawRing, drawShadow, linearAcross } from './elements/frame.ts'
import { drawFrameless } from './elements/frameless.ts'
import { drawGlazingBars } from './elements/glazing-bars.ts'
import { drawHardware } from './elements/hardware.ts'
import { drawPane } from './elements/panes.ts'
import { drawSash } from './elements/sash.ts'
import { drawFolds, drawSymbol } from './elements/symbols.ts'
import { colours } from './finishes.ts'
import { type LaidCell, plate, type Setting } from './layout.ts'
import { type Scene, sceneOf } from './scene.ts'
import { document, group, path, rect } from './svg.ts'

/** The elevation drawing of one product as SVG, 1600 × 1067. */
export function drawElevation(elevation: Elevation, setting: Setting = {}): string {
  const scene = sceneOf(elevation, setting)
  const drawn = scene.layout.frameless ? drawFrameless(scene) : drawFramed(scene)
  return document(scene.sheet, plate.width, plate.height, [
    rect(0, 0, plate.width, plate.height, { fill: colours.ground }),
    drawFloor(scene),
    ...drawn,
    drawDimensions(scene.layout, elevation),
  ])
}

function drawFramed(scene: Scene) {
  const { sheet, layout, finish } = scene
  const { outline, size, cells, mullions } = layout
  const inner = erode(outline, size.frame, size.threshold)
  const panes = new Map(cells.map((laid) => [laid, paneOf(scene, laid)]))
  const byLayer = cells.toSorted((a, b) => a.layer - b.layer)
  return [
    drawCast(scene),
    drawRing(sheet, outline, size.frame, finish, size.threshold),
    ...mullions.map((bar) => drawMullion(sheet, bar, inner, finish)),
    ...byLayer.map((laid) => drawCell(scene, laid)),
    ...cells.map((laid) => drawSymbol(scene, panes.get(laid) ?? laid.area, laid)),
    drawFolds(scene, panes),
    ...cells.map((laid) => drawHardware(scene, laid.area, laid)),
  ]
}

function drawCell(scene: Scene, laid: LaidCell) {
  const { layout, finish } = scene
  const { size } = layout
  const rebate = laid.hasSash ? erode(laid.area, size.sash) : laid.area
  const fillings = laid.parts.map(({ cell, top, bottom }, index) => {
    const rail = size.sash * 0.6
    const opening = intersect(rebate, {
      ...boxOf(rebate),
      ...(index > 0 ? { top: top + rail } : {}),
      ...(index < laid.parts.length - 1 ? { bottom: bottom - rail } : {}),
    })
    const pane = erode(opening, size.bead)
    return group([
      drawPane(scene, pane, cell, laid.index + index),
      drawGlazingBars(scene, pane, laid, cell),
      drawBead(opening, size.bead, finish),
    ])
  })
  return group([
    ...(laid.hasSash ? drawSash(scene, laid) : []),
    path(pathOf(rebate), { fill: finish.face }),
    ...fillings,
  ])
}

function paneOf({ layout }: Scene, laid: LaidCell) {
  return erode(laid.area, (laid.hasSash ? layout.size.sash : 0) + layout.size.bead)
}

/** The drop shadow on the wall, clipped at the floor. */
function drawCast({ sheet, layout }: Scene) {
  const shadow = drawShadow(sheet, layout.outline, 16, [6, layout.standsOnFloor ? 6 : 14], 0.2)
  if (!layout.standsOnFloor) return shadow
  const wall = boxPolygon({ left: 0, top: 0, right: plate.width, bottom: layout.box.bottom })
  return group([shadow], { 'clip-path': clipTo(sheet, wall) })
}

function drawFloor({ sheet, layout }: Scene) {
  if (!layout.standsOnFloor) return ''
  const { left, right, bottom } = layout.box
  const band = { left: left - 150, right: right + 150, top: bottom, bottom: bottom + 2 }
  const fade = linearAcross(sheet, band, true, [
    [0, colours.softInk, 0],
    [0.12, colours.softInk, 0.9],
    [0.88, colours.softInk, 0.9],
    [1, colours.softInk, 0],
  ])
  return rect(band.left, bottom, band.right - band.left, 1.8, { fill: fade })
}
