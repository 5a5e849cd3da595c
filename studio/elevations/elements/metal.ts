import { shade } from '@house/fenestration/drawing/finishes'
import { element, linearGradient, path, rect, type Sheet, type Stop } from '@house/fenestration/drawing/svg'
import { type Box, boxOf, type Polygon, pathOf } from '@house/fenestration/layout/geometry'
import { defineNext } from '../definitions.ts'

/** Soft shadow around elements in front. */
export function drawShadow(sheet: Sheet, shape: Polygon, blur: number, shift: [x: number, y: number], opacity: number) {
  const { left, top, right, bottom } = boxOf(shape)
  const room = blur * 4
  const filter = defineNext(sheet, (id) =>
    element(
      'filter',
      {
        id,
        x: left - room,
        y: top - room,
        width: right - left + 2 * room,
        height: bottom - top + 2 * room,
        filterUnits: 'userSpaceOnUse',
      },
      element('feGaussianBlur', { stdDeviation: blur }),
    ),
  )
  return path(pathOf(shape), { fill: '#3A3126', opacity, filter, transform: `translate(${shift[0]} ${shift[1]})` })
}

export function linearAcross(sheet: Sheet, box: Box, upright: boolean, stops: Stop[]) {
  const to = upright ? ([box.right, box.top] as const) : ([box.left, box.bottom] as const)
  return defineNext(sheet, (id) => linearGradient(id, [box.left, box.top], to, stops))
}

export function drawBlock(sheet: Sheet, box: Box, colour: string, edge: string, radius = 1.5) {
  const upright = box.bottom - box.top > box.right - box.left
  const fill = linearAcross(sheet, box, upright, [
    [0, shade(colour, 0.16)],
    [0.35, shade(colour, 0.34)],
    [1, shade(colour, -0.16)],
  ])
  return rect(box.left, box.top, box.right - box.left, box.bottom - box.top, {
    rx: radius,
    fill,
    stroke: edge,
    'stroke-width': 1,
  })
}
