import { boxOf, cut, type Polygon, pathOf } from '@house/fenestration/layout/geometry'
import type { ElevationCell } from '../../../content/types.ts'
import { clipTo } from '../clip.ts'
import { noise } from '../noise.ts'
import { gleamSlope, type Scene } from '../scene.ts'
import { define, element, group, linearGradient, path, rect } from '../svg.ts'
import { linearAcross } from './frame.ts'

const fluteWidth = 38
const meshPitch = 8
const shadowTone = '#1C2A30'

type Transparent = Exclude<ElevationCell['fill'], 'panel' | 'timber'>

export function drawGlass(scene: Scene, pane: Polygon, fill: Transparent, seed: number) {
  const shine = { glass: 1, fluted: 0.45, frosted: 0.3, mesh: 0.22 }[fill]
  return group([
    fill === 'frosted' ? drawFrosted(scene, pane) : path(pathOf(pane), { fill: scene.sky }),
    fill === 'fluted' ? drawFlutes(scene, pane) : '',
    drawGleams(scene, pane, seed, shine),
    fill === 'mesh' ? drawWeave(scene, pane) : '',
    drawDepth(scene, pane),
  ])
}

/** Reflections run across the whole product, slightly offset in each pane. */
export function drawGleams({ sheet, layout, gleams }: Scene, pane: Polygon, seed: number, strength: number) {
  const { top, bottom } = layout.box
  const drift = (noise(seed + 3) - 0.5) * 56
  return group(
    gleams.map(({ from, to, opacity }) => {
      const after = cut(pane, [from + drift, top], [1, gleamSlope])
      const band = cut(after, [to + drift, top], [-1, -gleamSlope])
      if (band.length < 3) return ''
      const bright = opacity * strength
      const fade = define(sheet, (id) =>
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

/** The bead's shadow on the pane. */
function drawDepth({ sheet, layout }: Scene, pane: Polygon) {
  if (layout.frameless) return ''
  const reach = Math.max(5, layout.size.sash * 0.28)
  const box = boxOf(pane)
  const { left, top, right, bottom } = box
  if (pane.length > 8) {
    const edge = path(pathOf(pane), { fill: 'none', stroke: shadowTone, 'stroke-width': reach * 0.7, opacity: 0.1 })
    return group([edge], { 'clip-path': clipTo(sheet, pane) })
  }
  const fromTop = linearAcross(sheet, { ...box, bottom: top + reach }, false, [
    [0, shadowTone, 0.26],
    [1, shadowTone, 0],
  ])
  const fromLeft = linearAcross(sheet, { ...box, right: left + reach * 0.7 }, true, [
    [0, shadowTone, 0.2],
    [1, shadowTone, 0],
  ])
  return group(
    [
      rect(left, top, right - left, reach, { fill: fromTop }),
      rect(left, top, reach * 0.7, bottom - top, { fill: fromLeft }),
    ],
    { 'clip-path': clipTo(sheet, pane) },
  )
}

function drawFrosted({ sheet }: Scene, pane: Polygon) {
  const milk = linearAcross(sheet, boxOf(pane), false, [
    [0, '#F0F3F2'],
    [0.5, '#E8EDEC'],
    [1, '#DDE4E3'],
  ])
  return path(pathOf(pane), { fill: milk })
}

function drawFlutes({ sheet, layout }: Scene, pane: Polygon) {
  const width = Math.max(11, Math.round(fluteWidth * layout.scale))
  const stripe = (from: number, share: number, fill: string, opacity: number) =>
    rect(width * from, 0, width * share, 8, { fill, opacity })
  const flutes = define(sheet, (id) =>
    element(
      'pattern',
      { id, x: boxOf(pane).left, y: 0, width, height: 8, patternUnits: 'userSpaceOnUse' },
      [
        stripe(0, 1, '#FFFFFF', 0.28),
        stripe(0, 0.2, '#5E7476', 0.3),
        stripe(0.2, 0.16, '#5E7476', 0.14),
        stripe(0.52, 0.2, '#FFFFFF', 0.55),
        stripe(0.84, 0.16, '#5E7476', 0.12),
      ].join(''),
    ),
  )
  return path(pathOf(pane), { fill: flutes })
}

function drawWeave({ sheet }: Scene, pane: Polygon) {
  const threads = path(`M0 0.5H${meshPitch}M0.5 0V${meshPitch}`, {
    stroke: '#2C3438',
    'stroke-width': 1.3,
    opacity: 0.62,
  })
  const weave = define(sheet, (id) =>
    element('pattern', { id, width: meshPitch, height: meshPitch, patternUnits: 'userSpaceOnUse' }, threads),
  )
  return group([path(pathOf(pane), { fill: '#5F6B6E', opacity: 0.14 }), path(pathOf(pane), { fill: weave })])
}
