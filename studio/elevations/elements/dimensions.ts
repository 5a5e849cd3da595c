import { group, line } from '@house/fenestration/drawing/svg'
import type { Elevation } from '../../../demo/types.ts'
import { colours } from '../finishes.ts'
import type { Layout } from '../layout.ts'
import { drawFigure } from './figures.ts'

const figure = { size: 23, colour: colours.softInk }
const hair = { stroke: colours.hairline, 'stroke-width': 2 }
const tick = { stroke: colours.softInk, 'stroke-width': 1.6 }
const gap = 46
const chainGap = 40
const roomForFigure = 62

/** Dimension lines: overall sizes outside, chain dimensions of the parts inside. */
export function drawDimensions({ box, columns, rows }: Layout, { width, height }: Elevation) {
  const widths = millimetres(columns, width)
  const heights = millimetres(rows, height)
  const chainBelow = columns.length > 2 && roomy(columns)
  const chainLeft = rows.length > 2 && roomy(rows)
  const below = box.bottom + gap
  const left = box.left - gap
  const overallBelow = chainBelow ? below + chainGap : below
  const overallLeft = chainLeft ? left - chainGap : left
  return group([
    chainBelow ? horizontal(columns, widths, below) : '',
    horizontal([box.left, box.right], [width], overallBelow),
    chainLeft ? vertical(rows, heights, left) : '',
    vertical([box.top, box.bottom], [height], overallLeft),
    ...[box.left, box.right].map((x) => line(x, box.bottom + 14, x, overallBelow + 9, hair)),
    ...[box.top, box.bottom].map((y) => line(box.left - 14, y, overallLeft - 9, y, hair)),
  ])
}

function horizontal(at: number[], values: number[], y: number) {
  return group([
    ...spans(at).map(([from, to], index) => {
      const middle = (from + to) / 2
      const half = digitsWide(values[index])
      return group([
        line(from, y, middle - half, y, hair),
        line(middle + half, y, to, y, hair),
        drawFigure(values[index] ?? 0, middle, y, figure),
      ])
    }),
    ...at.map((x) => line(x - 6, y + 6, x + 6, y - 6, tick)),
  ])
}

function vertical(at: number[], values: number[], x: number) {
  return group([
    ...spans(at).map(([from, to], index) => {
      const middle = (from + to) / 2
      const half = digitsWide(values[index])
      return group([
        line(x, from, x, middle - half, hair),
        line(x, middle + half, x, to, hair),
        drawFigure(values[index] ?? 0, x, middle, figure, true),
      ])
    }),
    ...at.map((y) => line(x - 6, y + 6, x + 6, y - 6, tick)),
  ])
}

function spans(at: number[]): [number, number][] {
  return at.slice(1).map((to, index) => [at[index] ?? to, to])
}

function roomy(at: number[]) {
  return spans(at).every(([from, to]) => to - from > roomForFigure)
}

/** Rounded so that the chain dimensions still add up to the overall size. */
function millimetres(at: number[], whole: number) {
  const first = at[0] ?? 0
  const length = (at.at(-1) ?? 1) - first
  const marks = at.map((position, index) => {
    const exact = ((position - first) / length) * whole
    return index === at.length - 1 ? whole : Math.round(exact / 5) * 5
  })
  return marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0))
}

function digitsWide(value = 0) {
  return String(value).length * figure.size * 0.33 + 12
}
