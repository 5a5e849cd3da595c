import type { Fill } from '@house/contract/plans/design-options'
import { boxOf, cut, erode, isBox, type Polygon, pathOf } from '../../layout/geometry.ts'
import { noise } from '../noise.ts'
import type { Scene } from '../scene.ts'
import { boxGradient, define, element, linearGradient, path, rect, type Stop, type SvgContent } from '../svg.ts'

/** Horizontal offset of a reflection per pixel of height. */
const gleamSlope = 0.62
const fluteWidth = 38
const meshPitch = 18
const shadowTone = '#14222A'

const sky: Stop[] = [
  [0, '#DFE9EB'],
  [0.55, '#CBD9DB'],
  [1, '#B8C8CA'],
]
const milk: Stop[] = [
  [0, '#F2F5F4'],
  [0.5, '#E8EDEC'],
  [1, '#DAE2E1'],
]
const shine = { glass: 1, fluted: 0.45, frosted: 0.3, mesh: 0.22 }

type Transparent = Exclude<Fill, 'panel' | 'timber'>

export function drawGlass(scene: Scene, pane: Polygon, fill: Transparent, seed: number) {
  return [
    drawGround(scene, pane, fill),
    fill === 'fluted' ? path(pathOf(pane), { fill: flutes(scene) }) : '',
    drawGleams(scene, pane, seed, shine[fill]),
    fill === 'mesh' ? drawWeave(scene, pane, 1) : '',
    drawDepth(scene, pane),
  ]
}

function drawGround({ sheet, layout, clear }: Scene, pane: Polygon, fill: Transparent) {
  const { left, top, bottom } = layout.box
  if (fill === 'frosted') {
    const white = define(sheet, 'milk', (id) => boxGradient(id, 'down', milk))
    return path(pathOf(pane), { fill: white, opacity: clear ? 0.86 : undefined })
  }
  if (clear) return fill === 'fluted' ? path(pathOf(pane), { fill: '#E3ECEC', opacity: 0.5 }) : ''
  const fromSky = define(sheet, 'sky', (id) => linearGradient(id, [left, top], [left, bottom], sky))
  return path(pathOf(pane), { fill: fromSky })
}

/** Reflections run across the whole design, slightly offset in each pane. */
export function drawGleams({ sheet, layout, clear }: Scene, pane: Polygon, seed: number, strength: number) {
  const { left, right, top, bottom } = layout.box
  const tall = bottom - top
  const period = Math.min(760, Math.max(300, tall * 1.05))
  const drift = (noise(seed + 3) - 0.5) * 0.07 * period
  const start = left + period * (0.16 + 0.14 * noise(tall)) + drift
  const fill = define(sheet, 'gleam', (id) =>
    linearGradient(
      id,
      [left, top],
      [left, bottom],
      [
        [0, '#FFFFFF', 1],
        [1, '#FFFFFF', 0.22],
      ],
    ),
  )
  const bright = strength * (clear ? 0.24 : 0.5)
  const drawn: SvgContent[] = []
  for (let from = start; from < right + tall * gleamSlope; from += period) {
    drawn.push(path(bandOf(pane, top, from, from + period * 0.27), { fill, opacity: bright }))
    drawn.push(path(bandOf(pane, top, from + period * 0.37, from + period * 0.42), { fill, opacity: bright * 0.7 }))
  }
  return drawn
}

export function bandOf(pane: Polygon, top: number, from: number, to: number) {
  const band = cut(cut(pane, [from, top], [1, gleamSlope]), [to, top], [-1, -gleamSlope])
  return band.length < 3 ? '' : pathOf(band)
}

/** The shadow of the bead on the pane. */
function drawDepth({ sheet, layout }: Scene, pane: Polygon) {
  const { left, top, right, bottom } = boxOf(pane)
  const reach = Math.min(Math.max(4, layout.faces.sash * 0.3), (bottom - top) / 2, (right - left) / 2)
  if (!isBox(pane)) {
    const lit = erode(pane, reach * 0.3)
    return lit.length < 3
      ? ''
      : path(pathOf(pane) + pathOf(lit), { fill: shadowTone, 'fill-rule': 'evenodd', opacity: 0.16 })
  }
  const fade = (name: string, direction: 'across' | 'down', opacity: number) =>
    define(sheet, name, (id) =>
      boxGradient(id, direction, [
        [0, shadowTone, opacity],
        [1, shadowTone, 0],
      ]),
    )
  return [
    rect(left, top, right - left, reach, { fill: fade('depth-top', 'down', 0.3) }),
    rect(left, top, reach * 0.7, bottom - top, { fill: fade('depth-left', 'across', 0.22) }),
  ]
}

function flutes({ sheet, layout, scale }: Scene) {
  const width = Math.max(7, Math.round(fluteWidth * scale))
  const stripe = (from: number, share: number, fill: string, opacity: number) =>
    rect(width * from, 0, width * share, 8, { fill, opacity })
  const stripes = [
    stripe(0, 1, '#FFFFFF', 0.28),
    stripe(0, 0.2, '#5E7476', 0.3),
    stripe(0.2, 0.16, '#5E7476', 0.14),
    stripe(0.52, 0.2, '#FFFFFF', 0.55),
    stripe(0.84, 0.16, '#5E7476', 0.12),
  ]
  const size = { x: layout.box.left, y: 0, width, height: 8, patternUnits: 'userSpaceOnUse' }
  return define(sheet, 'flutes', (id) => element('pattern', { id, ...size }, stripes))
}

/** Insect mesh; a faint one is in front of the glass. */
export function drawWeave({ sheet, scale }: Scene, pane: Polygon, strength: number) {
  const pitch = Math.max(3, meshPitch * scale)
  const weave = define(sheet, 'weave', (id) =>
    element(
      'pattern',
      { id, width: pitch, height: pitch, patternUnits: 'userSpaceOnUse' },
      path(`M0 .5H${pitch}M.5 0V${pitch}`, { stroke: '#2C3438', 'stroke-width': 0.8, opacity: 0.6 }),
    ),
  )
  return [
    path(pathOf(pane), { fill: '#4F5B5E', opacity: 0.16 * strength }),
    path(pathOf(pane), { fill: weave, opacity: strength === 1 ? undefined : strength }),
  ]
}
