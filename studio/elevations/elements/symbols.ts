import { type Box, boxOf, type Point, type Polygon } from '@house/fenestration/layout/geometry'
import { clipTo } from '../clip.ts'
import { colours, finishes } from '../finishes.ts'
import { isSolid } from '../kinds.ts'
import type { LaidCell } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { type Attributes, circle, group, path } from '../svg.ts'
import { folds } from './openings.ts'
import { bladesIn } from './panes.ts'

const stroke = {
  stroke: colours.accent,
  'stroke-width': 2,
  fill: 'none',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
}
const dashed = { ...stroke, 'stroke-dasharray': '11 8', 'stroke-linecap': 'butt' }
const dotted = { ...stroke, 'stroke-dasharray': '2 7' }
const axial = { ...stroke, 'stroke-width': 1.4, 'stroke-dasharray': '22 6 3 6' }
const underDashes = { ...stroke, stroke: colours.ground, opacity: 0.75 }
const underLine = { ...underDashes, 'stroke-width': 3.6, opacity: 0.6 }

type Ink = (d: string, style?: Attributes) => string

/** Opening symbol, seen from inside: dashed lines meet at the hinge side. */
export function drawSymbol(scene: Scene, pane: Polygon, laid: LaidCell) {
  const ink = inkOn(scene, laid)
  const box = boxOf(pane)
  const { left, top, right, bottom } = box
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const turn = {
    left: `M${right} ${top}L${left} ${y}L${right} ${bottom}`,
    right: `M${left} ${top}L${right} ${y}L${left} ${bottom}`,
    top: `M${left} ${bottom}L${x} ${top}L${right} ${bottom}`,
    bottom: `M${left} ${top}L${x} ${bottom}L${right} ${top}`,
  }
  const within = { 'clip-path': clipTo(scene.sheet, pane) }
  switch (laid.cell.opens) {
    case 'left':
    case 'right':
    case 'top':
    case 'bottom':
      return group([ink(turn[laid.cell.opens], dashed)], within)
    case 'tilt-left':
      return group([ink(turn.left, dashed), ink(turn.bottom, dotted)], within)
    case 'tilt-right':
      return group([ink(turn.right, dashed), ink(turn.bottom, dotted)], within)
    case 'slide-left':
      return drawArrow(ink, clearOfBars(box, laid, 'left'), -1)
    case 'slide-right':
      return drawArrow(ink, clearOfBars(box, laid, 'right'), 1)
    case 'pivot':
      // A frameless leaf pivots at its edge, not in its middle.
      return group([scene.layout.frameless ? ink(turn.left, dashed) : drawPivot(ink, box, laid)], within)
    case 'louvre':
      return drawRod(ink, box, scene)
    case 'fixed':
    case 'fold-left':
    case 'fold-right':
      return ''
  }
}

/** One zigzag over neighbouring folding leaves, ending at the stacking side. */
export function drawFolds(scene: Scene, panes: Map<LaidCell, Polygon>) {
  const runs: LaidCell[][] = []
  for (const laid of scene.layout.cells.filter(({ cell }) => folds(cell))) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const continues = last?.index === laid.index - 1 && last.cell.opens === laid.cell.opens && last.row === laid.row
    if (continues) run?.push(laid)
    else runs.push([laid])
  }
  return group(runs.map((run) => drawZigzag(scene, run, panes)))
}

function drawZigzag(scene: Scene, run: LaidCell[], panes: Map<LaidCell, Polygon>) {
  const [first] = run
  if (!first) return ''
  const ink = inkOn(scene, first)
  const box = boxOf(panes.get(first) ?? first.area)
  const y = box.top + (box.bottom - box.top) * 0.36
  const rise = Math.min(46, (first.nominal.right - first.nominal.left) * 0.22)
  const joints = [...run.map((laid) => laid.nominal.left), run.at(-1)?.nominal.right ?? box.right]
  const last = joints.length - 1
  const points = joints.map((x, index): Point => {
    const clear = index === 0 ? 24 : index === last ? -24 : 0
    return [x + clear, y + (index % 2 === 0 ? rise / 2 : -rise / 2)]
  })
  const towardsStack = first.cell.opens === 'fold-right' ? points : points.toReversed()
  const tip = towardsStack.at(-1) ?? points[0]
  const hinges = points.slice(1, -1).map(([cx, cy]) => circle(cx, cy, 4, { ...stroke, fill: colours.ground }))
  return group([
    ink(`M${points.map(([px, py]) => `${px} ${py}`).join('L')}`),
    ...hinges,
    tip ? ink(arrowHead(tip, towardsStack.at(-2) ?? tip)) : '',
  ])
}

// Orange has little contrast on timber and dark panels: a pale outline keeps the symbol legible.
function inkOn({ finish }: Scene, { parts }: LaidCell): Ink {
  const dark = parts.some(({ cell }) => isSolid(cell) && (cell.fill === 'timber' || finish !== finishes.white))
  return (d, style = stroke) => (dark ? path(d, style === stroke ? underLine : underDashes) : '') + path(d, style)
}

function arrowHead([x, y]: Point, from: Point) {
  const angle = Math.atan2(y - from[1], x - from[0])
  const wing = (turn: number) => `${x - 15 * Math.cos(angle + turn)} ${y - 15 * Math.sin(angle + turn)}`
  return `M${wing(0.45)}L${x} ${y}L${wing(-0.45)}`
}

function drawArrow(ink: Ink, { left, right, top, bottom }: Box, direction: 1 | -1) {
  const length = Math.min(150, (right - left) * 0.42)
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const tail = x - (direction * length) / 2
  const tip = x + (direction * length) / 2
  return ink(`M${tail} ${y}H${tip}M${tail} ${y - 9}V${y + 9}${arrowHead([tip, y], [tail, y])}`)
}

function drawPivot(ink: Ink, { left, right, top, bottom }: Box, { cell }: LaidCell) {
  const wide = right - left > (bottom - top) * 1.2
  const barOnAxis = !isSolid(cell) && (cell.bars?.[wide ? 1 : 0] ?? 1) % 2 === 0
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const axis = wide ? `M${left} ${y}H${right}` : `M${x} ${top}V${bottom}`
  const ends: Point[] = wide
    ? [
        [left + 8, y],
        [right - 8, y],
      ]
    : [
        [x, top + 8],
        [x, bottom - 8],
      ]
  return group([
    ink(`M${left} ${y}L${x} ${top}L${right} ${y}L${x} ${bottom}Z`, dashed),
    barOnAxis ? '' : ink(axis, axial),
    ...ends.map(([cx, cy]) => circle(cx, cy, 5, { fill: colours.accent })),
  ])
}

/** The control rod of a louvre, with strokes on a few blades. */
function drawRod(ink: Ink, { left, right, top, bottom }: Box, { layout }: Scene) {
  const x = right - Math.min((right - left) * 0.25, Math.max(34, 90 * layout.scale))
  const blades = bladesIn(bottom - top, layout.scale)
  const pitch = (bottom - top) / blades
  const marked = Math.min(blades, 5)
  const first = Math.floor((blades - marked) / 2)
  const centres = Array.from({ length: marked }, (_, index) => top + pitch * (first + index + 0.5))
  const reach = Math.min(20, pitch * 0.3)
  const ticks = centres.map((y) => `M${x - reach} ${y + reach * 0.6}L${x + reach} ${y - reach * 0.6}`)
  return ink(`M${x} ${centres[0] ?? top}V${centres.at(-1) ?? bottom}${ticks.join('')}`)
}

/** The field between two glazing bars that is nearest to the opening side. */
function clearOfBars({ left, right, top, bottom }: Box, { cell }: LaidCell, side: 'left' | 'right'): Box {
  const [columns, rows] = cell.bars ?? [1, 1]
  const width = (right - left) / columns
  const height = (bottom - top) / rows
  const column = columns % 2 === 1 ? (columns - 1) / 2 : side === 'left' ? columns / 2 - 1 : columns / 2
  const row = Math.floor((rows - 1) / 2)
  return {
    left: left + width * column,
    right: left + width * (column + 1),
    top: top + height * row,
    bottom: top + height * (row + 1),
  }
}
