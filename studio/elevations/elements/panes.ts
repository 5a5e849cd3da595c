import { boxOf, intersect, type Polygon, pathOf } from '@house/fenestration/layout/geometry'
import type { ElevationCell } from '../../../content/types.ts'
import { clipTo } from '../clip.ts'
import { colours, shade } from '../finishes.ts'
import { isBalustrade } from '../kinds.ts'
import type { Scene } from '../scene.ts'
import { group, line, path, rect } from '../svg.ts'
import { linearAcross } from './frame.ts'
import { drawGlass, drawGleams } from './glass.ts'
import { drawPanel, drawTimber, timber } from './solid.ts'

const bladeHeight = 105
const clipsFrom = 26

/** The infill of an opening inside its bead. */
export function drawPane(scene: Scene, pane: Polygon, cell: ElevationCell, seed: number) {
  if (pane.length < 3) return ''
  if (cell.opens === 'louvre') return drawBlades(scene, pane, cell, seed)
  if (cell.fill === 'panel') return drawPanel(scene, pane, cell.bars ?? [1, 1])
  if (cell.fill === 'timber') return drawTimber(scene, pane, seed)
  if (isBalustrade(cell)) return path(pathOf(pane), { fill: colours.ground })
  return drawGlass(scene, pane, cell.fill, seed)
}

function drawBlades(scene: Scene, pane: Polygon, cell: ElevationCell, seed: number) {
  const { sheet, layout, finish } = scene
  const box = boxOf(pane)
  const count = bladesIn(box.bottom - box.top, layout.scale)
  const pitch = (box.bottom - box.top) / count
  const solid = cell.fill === 'panel' ? finish.panel : cell.fill === 'timber' ? timber : undefined
  const tones: [number, string][] = solid
    ? [
        [0, shade(solid, -0.3)],
        [0.25, shade(solid, 0.04)],
        [0.85, shade(solid, 0.12)],
        [1, shade(solid, -0.2)],
      ]
    : [
        [0, '#A9BABD'],
        [0.22, '#C7D5D8'],
        [0.86, cell.fill === 'frosted' ? '#EEF2F2' : '#E2EBED'],
        [1, '#F4F8F8'],
      ]
  const blades = Array.from({ length: count }, (_, index) => {
    const blade = { ...box, top: box.top + pitch * index, bottom: box.top + pitch * (index + 1) }
    const clips = pitch < clipsFrom ? [] : [box.left, box.right - 9]
    return group([
      path(pathOf(intersect(pane, blade)), { fill: linearAcross(sheet, blade, false, tones) }),
      line(box.left, blade.bottom - 0.8, box.right, blade.bottom - 0.8, {
        stroke: solid ? shade(solid, -0.5) : '#6E8387',
        'stroke-width': 1.6,
      }),
      ...clips.map((x) =>
        rect(x, blade.bottom - pitch * 0.42, 9, pitch * 0.42, {
          fill: finish.metal,
          stroke: finish.metalEdge,
          'stroke-width': 0.8,
        }),
      ),
    ])
  })
  return group([...blades, solid ? '' : drawGleams(scene, pane, seed, 0.5)], { 'clip-path': clipTo(sheet, pane) })
}

export function bladesIn(height: number, scale: number) {
  return Math.max(4, Math.round(height / (bladeHeight * scale)))
}
