import { boxOf, erode, intersect, isBox, type Polygon, pathOf } from '../layout/geometry.ts'
import type { Leaf } from '../layout/layout.ts'
import { barBoxes, grilleLines } from './parts/bars.ts'
import { bandOf } from './parts/glass.ts'
import { handlePlace } from './parts/hardware.ts'
import { bladesIn } from './parts/infill.ts'
import type { Contents, Scene } from './scene.ts'
import { path, polyline, rect } from './svg.ts'
import { drawSymbol } from './symbols.ts'

const fillColours = {
  glass: '#CFDCDE',
  frosted: '#E9EEED',
  fluted: '#DCE6E6',
  mesh: '#AEB8B9',
  timber: '#A2724A',
}

/** Flat colours and few elements. */
export function drawPlain(scene: Scene, contents: Contents) {
  const { layout, finish, scale } = scene
  const { design, leaves, frame, whole, symbols } = contents
  const line = Math.min(0.9, Math.max(0.35, scale * 3))
  const edges = { stroke: finish.outline, 'stroke-width': line, 'fill-rule': 'evenodd' }
  const opening = erode(layout.outline, layout.faces.frame, layout.lowerEdge)
  const holes = whole ? layout.leaves.flatMap(({ panes }) => panes.map(({ polygon }) => polygon)) : [opening]
  return [
    frame ? path(dataOf([layout.outline, ...holes]), { fill: finish.face, ...edges }) : '',
    frame && whole ? path(dataOf([opening]), { fill: 'none', stroke: finish.joint, 'stroke-width': line * 0.7 }) : '',
    ...(frame
      ? layout.mullions.map(({ box }) =>
          path(dataOf([intersect(opening, box)]), {
            fill: finish.face,
            stroke: finish.joint,
            'stroke-width': line * 0.7,
          }),
        )
      : []),
    ...leaves.map((leaf) => drawLeaf(scene, leaf, contents, line)),
    design.grille && frame
      ? path(
          layout.leaves
            .flatMap(({ panes }) => panes.map(({ polygon }) => grilleLines(polygon, design.grille ?? 'bars', scale)))
            .join(''),
          {
            fill: 'none',
            stroke: '#3E4347',
            'stroke-width': Math.max(0.5, 14 * scale),
          },
        )
      : '',
    ...leaves.map((leaf) => drawHandle(scene, leaf, line)),
    ...(symbols
      ? leaves.map((leaf) => drawSymbol(scene, leaf, { width: Math.min(1.3, Math.max(0.8, scale * 4)), halo: false }))
      : []),
  ]
}

function drawLeaf(scene: Scene, leaf: Leaf, { design, frostedGlass }: Contents, line: number) {
  const { finish, layout, scale, clear } = scene
  const { sash, panes } = leaf
  const edge = { stroke: finish.joint, 'stroke-width': line }
  const visible = panes.filter(({ polygon }) => polygon.length >= 3)
  const { top, bottom, left } = layout.box
  return [
    sash
      ? path(dataOf([sash, ...visible.map(({ polygon }) => polygon)]), {
          fill: finish.face,
          'fill-rule': 'evenodd',
          ...edge,
          stroke: finish.outline,
        })
      : '',
    ...visible.map(({ cell, polygon }) => {
      const { bars, fill, opens } = cell
      const kind = fill === 'glass' && frostedGlass ? 'frosted' : fill
      const solid = kind === 'panel' || kind === 'timber'
      const see = clear && !solid
      const colour = kind === 'panel' ? finish.panel : fillColours[kind]
      const gleam = solid ? '' : bandOf(polygon, top, left + (bottom - top) * 0.55, left + (bottom - top) * 0.8)
      const mesh = design.mesh && opens !== 'fixed' && kind === 'glass'
      const box = boxOf(polygon)
      return [
        path(pathOf(polygon), {
          fill: see && kind === 'glass' ? 'none' : colour,
          'fill-opacity': see && kind !== 'glass' ? 0.8 : undefined,
          ...edge,
        }),
        path(gleam, { fill: '#FFFFFF', opacity: clear ? 0.18 : 0.36 }),
        mesh ? path(pathOf(polygon), { fill: '#4F5B5E', opacity: 0.14 }) : '',
        opens === 'louvre' ? path(bladeLines(polygon, scale), { stroke: '#6E8387', 'stroke-width': line }) : '',
        bars && !solid && opens !== 'louvre'
          ? path(dataOf(barBoxes(polygon, bars, scale).map((bar) => intersect(polygon, bar))), {
              fill: finish.face,
              ...edge,
            })
          : '',
        kind === 'panel' && box.right - box.left > 8 && box.bottom - box.top > 8 && isBox(polygon)
          ? rect(box.left + 2.5, box.top + 2.5, box.right - box.left - 5, box.bottom - box.top - 5, {
              fill: 'none',
              ...edge,
            })
          : '',
      ]
    }),
  ]
}

function drawHandle(scene: Scene, leaf: Leaf, line: number) {
  const place = handlePlace(scene, leaf)
  if (!place || (leaf.sash?.length ?? 0) < 3) return ''
  const { finish, scale } = scene
  const [x, y] = place.at
  const long = Math.max(4, 150 * scale)
  const wide = Math.max(1.2, 22 * scale)
  const [w, h] = place.side === 'top' || place.side === 'bottom' ? [long, wide] : [wide, long]
  return rect(x - w / 2, y - h / 2, w, h, {
    rx: wide / 2,
    fill: finish.metal,
    stroke: finish.metalEdge,
    'stroke-width': line * 0.6,
  })
}

function bladeLines(pane: Polygon, scale: number) {
  const { left, right, top, bottom } = boxOf(pane)
  const count = bladesIn(bottom - top, scale)
  return Array.from({ length: count - 1 }, (_, index) => {
    const y = top + ((bottom - top) * (index + 1)) / count
    return polyline([
      [left, y],
      [right, y],
    ])
  }).join('')
}

function dataOf(polygons: Polygon[]) {
  return polygons
    .filter((polygon) => polygon.length >= 3)
    .map(pathOf)
    .join('')
}
