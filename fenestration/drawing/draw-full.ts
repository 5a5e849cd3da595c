import { slides } from '../design/opening.ts'
import { boxOf, erode, type Polygon, pathOf } from '../layout/geometry.ts'
import type { Leaf, Pane } from '../layout/layout.ts'
import { shade } from './finishes.ts'
import { drawGlazingBars, drawGrille } from './parts/bars.ts'
import { drawBar, drawBead, drawFrame, drawSash, drawShadow, glazedBox } from './parts/frame-and-sash.ts'
import { drawGlass, drawWeave } from './parts/glass.ts'
import { drawHardware } from './parts/hardware.ts'
import { drawBlades, drawPanel, drawTimber } from './parts/infill.ts'
import type { Contents, Scene } from './scene.ts'
import { path, rect } from './svg.ts'
import { drawSymbol } from './symbols.ts'

const beadWidth = 17

/** Relief, gaskets, reflections and hardware. */
export function drawFull(scene: Scene, contents: Contents) {
  const { layout, scale } = scene
  const { design, leaves, frame, whole } = contents
  const opening = erode(layout.outline, layout.faces.frame, layout.lowerEdge)
  const symbolWidth = Math.min(2.4, Math.max(1.8, 1.1 + scale * 1.6))
  return [
    frame ? drawShadow(layout.outline, 9, 0.2, layout.standsOnFloor) : '',
    whole ? drawGround(scene, opening) : '',
    frame ? [drawFrame(scene, opening), drawThreshold(scene)] : '',
    ...(frame ? layout.mullions.map(({ box }) => drawBar(scene, box, opening)) : []),
    ...leaves.map((leaf) => drawLeaf(scene, leaf, contents)),
    ...(frame ? drawGrilles(scene, contents) : []),
    ...leaves.map((leaf) => drawHardware(scene, leaf, design.handle)),
    ...(contents.symbols ? leaves.map((leaf) => drawSymbol(scene, leaf, { width: symbolWidth, halo: true })) : []),
  ]
}

/** Behind the sashes, so that slits between them do not show the wall. */
function drawGround({ layout, finish }: Scene, opening: Polygon) {
  const panes = layout.leaves.flatMap((leaf) => leaf.panes.map(({ polygon }) => polygon)).filter(isShape)
  const holes = panes.map(pathOf).join('')
  if (!isShape(opening)) return ''
  return path(pathOf(opening) + holes, { fill: shade(finish.face, -finish.relief * 0.6), 'fill-rule': 'evenodd' })
}

function drawThreshold({ layout, finish }: Scene) {
  const { box, lowerEdge, faces } = layout
  if (lowerEdge >= faces.frame) return ''
  const tread = lowerEdge * 0.45
  return rect(box.left, box.bottom - tread, box.right - box.left, tread, {
    fill: '#A8ADB0',
    stroke: finish.outline,
    'stroke-width': 0.6,
  })
}

function drawLeaf(scene: Scene, leaf: Leaf, contents: Contents) {
  const { layout, finish, scale } = scene
  const { sash, panes } = leaf
  const visible = panes.filter(({ polygon }) => isShape(polygon))
  const bead = Math.min(beadWidth * scale, layout.faces.sash * 0.22)
  const parts = visible.map((pane) => [drawPane(scene, leaf, pane, contents), drawBead(pane.polygon, bead, finish)])
  if (!sash || !isShape(sash)) return parts
  const holes = visible.map(({ polygon }) => pathOf(polygon)).join('')
  return [
    contents.whole ? drawShadow(sash, 4, 0.42) : '',
    path(pathOf(sash) + holes, { fill: finish.face, 'fill-rule': 'evenodd' }),
    drawSash(scene, sash, glazedBox(leaf)),
    ...drawRails(scene, visible),
    ...parts,
  ]
}

/** Between the stacked panes of one leaf. */
function drawRails(scene: Scene, panes: Pane[]) {
  return panes.slice(1).map(({ polygon }, index) => {
    const above = panes[index]
    if (!above) return ''
    const upper = boxOf(above.polygon)
    const lower = boxOf(polygon)
    const box = { left: lower.left, right: lower.right, top: upper.bottom, bottom: lower.top }
    return drawBar(scene, box, [
      [box.left, box.top],
      [box.right, box.top],
      [box.right, box.bottom],
      [box.left, box.bottom],
    ])
  })
}

function drawPane(scene: Scene, leaf: Leaf, { cell, polygon, index }: Pane, { design, frostedGlass }: Contents) {
  const { bars, fill } = cell
  if (cell.opens === 'louvre') return drawBlades(scene, polygon, fill)
  if (fill === 'panel') return drawPanel(scene, polygon, bars ?? [1, 1])
  if (fill === 'timber') return drawTimber(scene, polygon, index)
  const mesh = design.mesh && cell.opens !== 'fixed' && fill !== 'mesh'
  return [
    drawGlass(scene, polygon, fill === 'glass' && frostedGlass ? 'frosted' : fill, index),
    mesh ? drawWeave(scene, polygon, slides(cell) ? 0.35 : 0.5) : '',
    bars ? drawGlazingBars(scene, polygon, leaf, bars) : '',
  ]
}

function drawGrilles(scene: Scene, { design: { grille }, whole }: Contents) {
  if (!grille) return []
  return scene.layout.leaves.flatMap(({ panes, sash }) => {
    const shapes = whole || !sash ? panes.map(({ polygon }) => polygon) : [sash]
    return shapes.filter(isShape).map((shape) => drawGrille(scene, shape, grille))
  })
}

function isShape(polygon: Polygon) {
  return polygon.length >= 3
}
