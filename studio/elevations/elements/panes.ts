import { shade } from '@house/fenestration/drawing/finishes'
import { noise } from '@house/fenestration/drawing/noise'
import { drawGrain } from '@house/fenestration/drawing/parts/frame-and-sash'
import { group, linearGradient, path } from '@house/fenestration/drawing/svg'
import { boxOf, cut, type Polygon, pathOf } from '@house/fenestration/layout/geometry'
import type { ElevationCell } from '../../../demo/types.ts'
import { clipTo, defineNext } from '../definitions.ts'
import { gleamSlope, type Scene } from '../scene.ts'
import { drawBlock, linearAcross } from './metal.ts'

const timber = '#A2724A'
const timberTones: [light: string, dark: string] = ['#BE8F63', '#7A4F2B']

/** The glass of a frameless leaf, or the solid rail or shoe that holds it. */
export function drawPane(scene: Scene, pane: Polygon, { fill }: ElevationCell, seed: number) {
  const { sheet, finish } = scene
  if (pane.length < 3) return ''
  if (fill === 'panel') return drawBlock(sheet, boxOf(pane), finish.panel, finish.outline, 2)
  if (fill === 'timber') return drawTimber(scene, pane, seed)
  const ground = fill === 'frosted' ? milk(scene, pane) : scene.sky
  return [path(pathOf(pane), { fill: ground }), drawGleams(scene, pane, seed, fill === 'frosted' ? 0.3 : 1)]
}

/** Reflections run across the whole product, slightly offset in each pane. */
function drawGleams({ sheet, layout, gleams }: Scene, pane: Polygon, seed: number, strength: number) {
  const { top, bottom } = layout.box
  const drift = (noise(seed + 3) - 0.5) * 56
  return group(
    gleams.map(({ from, to, opacity }) => {
      const after = cut(pane, [from + drift, top], [1, gleamSlope])
      const band = cut(after, [to + drift, top], [-1, -gleamSlope])
      if (band.length < 3) return ''
      const bright = opacity * strength
      const fade = defineNext(sheet, (id) =>
        linearGradient(
          id,
          [from, top],
          [from, bottom],
          [
            [0, '#FFFFFF', bright],
            [1, '#FFFFFF', bright * 0.2],
          ],
        ),
      )
      return path(pathOf(band), { fill: fade })
    }),
  )
}

function milk({ sheet }: Scene, pane: Polygon) {
  return linearAcross(sheet, boxOf(pane), false, [
    [0, '#F0F3F2'],
    [0.5, '#E8EDEC'],
    [1, '#DDE4E3'],
  ])
}

function drawTimber({ sheet }: Scene, pane: Polygon, seed: number) {
  const box = boxOf(pane)
  const upright = box.right - box.left < box.bottom - box.top
  const tone = shade(timber, (noise(seed * 17) - 0.5) * 0.12)
  return group([path(pathOf(pane), { fill: tone }), drawGrain(box, upright, timberTones, seed * 40)], {
    'clip-path': clipTo(sheet, pane),
  })
}
