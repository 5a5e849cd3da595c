import { inks } from './finishes.ts'
import type { Scene } from './scene.ts'
import { element, group, line, path, polyline } from './svg.ts'

const figureSize = 13
const gap = 28
const chainGap = 26
/** From the last line to the edge of the drawing. */
const margin = 16

const hair = { stroke: inks.hairline, 'stroke-width': 1 }

/** A dimension line with its joints in pixels and its figures in millimetres. */
type Chain = { at: number[]; figures: number[] }
type Dimensions = { across: Chain[]; down: Chain[] }

/** Chains of the parts nearer to the frame, overall sizes outside; a chain without room for its figures is left out. */
export function dimensionsOf(
  { layout }: Pick<Scene, 'layout'>,
  size: { width: number; height: number },
  roomForFigure = 40,
): Dimensions {
  const { box, columns, rows } = layout
  const mostDivided = columns.reduce((most, row) => (row.length > most.length ? row : most), [])
  return {
    across: [...chainOf(mostDivided, size.width, roomForFigure), { at: [box.left, box.right], figures: [size.width] }],
    down: [...chainOf(rows, size.height, roomForFigure), { at: [box.top, box.bottom], figures: [size.height] }],
  }
}

export function roomForDimensions(chains: Chain[]) {
  return gap + (chains.length - 1) * chainGap + margin
}

export function drawDimensions({ layout }: Scene, { across, down }: Dimensions, below: number) {
  const { box } = layout
  const y = (index: number) => below + gap + index * chainGap
  const x = (index: number) => box.left - gap - index * chainGap
  const lastY = y(across.length - 1) + 6
  const lastX = x(down.length - 1) - 6
  return group(
    [
      ...across.map((chain, index) => horizontal(chain, y(index))),
      ...down.map((chain, index) => vertical(chain, x(index))),
      ...[box.left, box.right].map((at) => line(at, below + 8, at, lastY, hair)),
      ...[box.top, box.bottom].map((at) => line(box.left - 8, at, lastX, at, hair)),
    ],
    {
      'font-family': "'Instrument Sans', sans-serif",
      'font-size': figureSize,
      'font-weight': 500,
      'text-anchor': 'middle',
      fill: inks.softInk,
    },
  )
}

function horizontal({ at, figures }: Chain, y: number) {
  return [
    ...spansOf(at).flatMap(([from, to], index) => {
      const middle = (from + to) / 2
      const half = halfWidth(figures[index])
      return [
        from < middle - half ? [line(from, y, middle - half, y, hair), line(middle + half, y, to, y, hair)] : '',
        element('text', { x: middle, y: y + figureSize * 0.35 }, String(figures[index])),
      ]
    }),
    ticks(at.map((x) => [x, y])),
  ]
}

function vertical({ at, figures }: Chain, x: number) {
  return [
    ...spansOf(at).flatMap(([from, to], index) => {
      const middle = (from + to) / 2
      const half = halfWidth(figures[index])
      const place = { x, y: middle, transform: `rotate(-90 ${x} ${Math.round(middle * 100) / 100})`, dy: '.35em' }
      return [
        from < middle - half ? [line(x, from, x, middle - half, hair), line(x, middle + half, x, to, hair)] : '',
        element('text', place, String(figures[index])),
      ]
    }),
    ticks(at.map((y) => [x, y])),
  ]
}

function ticks(places: [number, number][]) {
  const d = places
    .map(([x, y]) =>
      polyline([
        [x - 4, y + 4],
        [x + 4, y - 4],
      ]),
    )
    .join('')
  return path(d, { stroke: inks.softInk, 'stroke-width': 1.2 })
}

function chainOf(at: number[], whole: number, roomForFigure: number): Chain[] {
  if (at.length < 3 || spansOf(at).some(([from, to]) => to - from < roomForFigure)) return []
  const first = at[0] ?? 0
  const length = (at.at(-1) ?? 1) - first
  // Rounded so that the parts still add up to the whole.
  const marks = at.map((position) => Math.round(((position - first) / length) * whole))
  return [{ at, figures: spansOf(marks).map(([from, to]) => to - from) }]
}

function spansOf(at: number[]): [number, number][] {
  return at.slice(1).map((to, index) => [at[index] ?? to, to])
}

function halfWidth(figure = 0) {
  return String(figure).length * figureSize * 0.31 + 6
}
