import { colours } from '../finishes.ts'
import { linearAcross } from '../frame.ts'
import type { Box } from '../geometry.ts'
import { type Attributes, define, document, element, group, path, rect, type Sheet } from '../svg.ts'

const side = 1000

export const outline = {
  stroke: colours.softInk,
  'stroke-width': 2.6,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
}
export const fine = { ...outline, 'stroke-width': 1.5, fill: 'none', opacity: 0.75 }
export const hair = { stroke: colours.hairline, 'stroke-width': 2, fill: 'none' }
export const accent = { ...outline, stroke: colours.accent, 'stroke-width': 3.4, fill: 'none' }
export const rubber = '#34393D'
export const stone = '#EAE5DD'
export const glassTone = '#D6E3E2'

/** One part on warm white paper. */
export function onPaper(sheet: Sheet, parts: string[]) {
  return document(sheet, side, side, [rect(0, 0, side, side, { fill: colours.paper }), ...parts])
}

/** Turned or drawn metal: light runs along it. */
export function steel(sheet: Sheet, box: Box, upright: boolean) {
  return linearAcross(sheet, box, upright, [
    [0, '#9BA2A6'],
    [0.18, '#DDE1E2'],
    [0.4, '#F5F7F7'],
    [0.68, '#C3C9CB'],
    [1, '#8B9397'],
  ])
}

/** Flat metal: light falls across it from the upper left. */
export function plateSteel(sheet: Sheet, { left, top, right, bottom }: Box) {
  return define(sheet, (id) =>
    element(
      'linearGradient',
      { id, x1: left, y1: top, x2: right, y2: bottom, gradientUnits: 'userSpaceOnUse' },
      [
        element('stop', { offset: 0, 'stop-color': '#EEF0F0' }),
        element('stop', { offset: 0.5, 'stop-color': '#D5D9DA' }),
        element('stop', { offset: 1, 'stop-color': '#B6BCBF' }),
      ].join(''),
    ),
  )
}

export function block(sheet: Sheet, box: Box, radius: number, fill = plateSteel(sheet, box)) {
  const { left, top, right, bottom } = box
  return rect(left, top, right - left, bottom - top, { rx: radius, fill, ...outline })
}

export function shadowOf(sheet: Sheet, d: string, blur = 14, dx = 10, dy = 16, opacity = 0.2) {
  const filter = define(sheet, (id) =>
    element(
      'filter',
      { id, x: '-30%', y: '-30%', width: '160%', height: '160%' },
      element('feGaussianBlur', { stdDeviation: blur }),
    ),
  )
  return path(d, { fill: '#3A3126', opacity, filter, transform: `translate(${dx} ${dy})` })
}

export function boxPath({ left, top, right, bottom }: Box, radius = 0) {
  const r = radius
  return `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right} ${top + r}V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}H${left + r}A${r} ${r} 0 0 1 ${left} ${bottom - r}V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`
}

export function screw(sheet: Sheet, x: number, y: number, r: number, turn = 35) {
  const fill = plateSteel(sheet, { left: x - r, top: y - r, right: x + r, bottom: y + r })
  const c = (radius: number, style: Attributes) => element('circle', { cx: x, cy: y, r: radius, ...style })
  return group([
    c(r, { fill, ...outline, 'stroke-width': 2 }),
    c(r * 0.62, { ...fine, fill: '#E4E7E7' }),
    path(`M${x - r * 0.36} ${y}H${x + r * 0.36}M${x} ${y - r * 0.36}V${y + r * 0.36}`, {
      ...outline,
      'stroke-width': r * 0.16,
      transform: `rotate(${turn} ${x} ${y})`,
    }),
  ])
}

/** An arrow's two wings, pointing along `angle` degrees. */
export function head(x: number, y: number, angle: number, size = 22) {
  const wing = (turn: number) => {
    const a = ((angle + turn) * Math.PI) / 180
    return `${x - size * Math.cos(a)} ${y - size * Math.sin(a)}`
  }
  return `M${wing(28)}L${x} ${y}L${wing(-28)}`
}
