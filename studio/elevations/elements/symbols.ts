import { folds } from '@house/fenestration/design/opening'
import { type Attributes, circle, group, path } from '@house/fenestration/drawing/svg'
import { type Box, boxOf, type Point, type Polygon } from '@house/fenestration/layout/geometry'
import { clipTo } from '../definitions.ts'
import { colours } from '../finishes.ts'
import type { LaidCell } from '../layout.ts'
import type { Scene } from '../scene.ts'

const stroke = {
  stroke: colours.accent,
  'stroke-width': 2,
  fill: 'none',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
}
const dashed = { ...stroke, 'stroke-dasharray': '11 8', 'stroke-linecap': 'butt' }
/** Opening symbol, seen from inside: lines meet at the hinge side, dashed if the leaf opens away from the viewer. */
export function drawSymbol(scene: Scene, pane: Polygon, laid: LaidCell) {
  const { left, top, right, bottom } = boxOf(pane)
  const y = (top + bottom) / 2
  const fromLeft = `M${right} ${top}L${left} ${y}L${right} ${bottom}`
  const fromRight = `M${left} ${top}L${right} ${y}L${left} ${bottom}`
  const within = { 'clip-path': clipTo(scene.sheet, pane) }
  switch (laid.cell.opens) {
    case 'left':
    case 'pivot':
      return group([path(fromLeft, styleOf(scene, laid))], within)
    case 'right':
      return group([path(fromRight, styleOf(scene, laid))], within)
    case 'slide-left':
      return drawArrow(boxOf(pane), -1)
    case 'slide-right':
      return drawArrow(boxOf(pane), 1)
    default:
      return ''
  }
}

function styleOf({ swing }: Scene, { cell }: LaidCell): Attributes {
  return (cell.swing ?? swing) === 'in' ? stroke : dashed
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
    path(`M${points.map(([px, py]) => `${px} ${py}`).join('L')}`, styleOf(scene, first)),
    ...hinges,
    tip ? path(arrowHead(tip, towardsStack.at(-2) ?? tip), stroke) : '',
  ])
}

function arrowHead([x, y]: Point, from: Point) {
  const angle = Math.atan2(y - from[1], x - from[0])
  const wing = (turn: number) => `${x - 15 * Math.cos(angle + turn)} ${y - 15 * Math.sin(angle + turn)}`
  return `M${wing(0.45)}L${x} ${y}L${wing(-0.45)}`
}

function drawArrow({ left, right, top, bottom }: Box, direction: 1 | -1) {
  const length = Math.min(150, (right - left) * 0.42)
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const tail = x - (direction * length) / 2
  const tip = x + (direction * length) / 2
  return path(`M${tail} ${y}H${tip}${arrowHead([tip, y], [tail, y])}`, stroke)
}
