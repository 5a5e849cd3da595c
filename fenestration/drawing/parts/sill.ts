import type { Sill } from '@house/contract/plans/design-options'
import { shade } from '../finishes.ts'
import type { Scene } from '../scene.ts'
import { boxGradient, define, path, polyline, rect } from '../svg.ts'

/** In pixels: how far it reaches beyond the frame at each side, and how high it is. */
type SillSizes = { kind: Sill; reach: number; height: number }

const sizes = { stone: { reach: 65, height: 45 }, aluminium: { reach: 40, height: 30 } }
const colours = { stone: '#F1EBE1', aluminium: '#C9CDCF' }

export function sillSizes(kind: Sill, scale: number): SillSizes {
  return { kind, reach: sizes[kind].reach * scale, height: sizes[kind].height * scale }
}

/** A board below the frame: its upper face, seen a little from above, and its front. */
export function drawSill({ sheet, layout }: Scene, { kind, reach, height }: SillSizes, detail: 'full' | 'plain') {
  const { left, right, bottom } = layout.box
  const colour = colours[kind]
  const edge = shade(colour, -0.28)
  if (detail === 'plain')
    return rect(left - reach, bottom, right - left + 2 * reach, height, {
      fill: colour,
      stroke: edge,
      'stroke-width': 0.6,
    })
  const front = bottom + height * 0.4
  const fill = define(sheet, 'sill', (id) =>
    boxGradient(id, 'down', [
      [0, shade(colour, 0.5)],
      [1, shade(colour, -0.14)],
    ]),
  )
  const shadow = [2, 4, 6].map((depth) =>
    rect(left - reach + 2, front, right - left + 2 * reach - 2, height * 0.6 + depth, {
      fill: '#4A3D2C',
      opacity: 0.07,
    }),
  )
  const top = polyline([
    [left - reach * 0.5, bottom],
    [right + reach * 0.5, bottom],
    [right + reach, front],
    [left - reach, front],
  ])
  return [
    ...shadow,
    path(`${top}Z`, { fill: shade(colour, -0.06) }),
    rect(left - reach, front, right - left + 2 * reach, height * 0.6, { fill, stroke: edge, 'stroke-width': 0.8 }),
  ]
}
