import { folds, swings } from '../design/opening.ts'
import { type Box, clipLine, offset, type Point, type Polygon } from '../layout/geometry.ts'
import type { Leaf } from '../layout/layout.ts'
import { glazedBox } from './parts/frame-and-sash.ts'
import { bladesIn } from './parts/infill.ts'
import type { Scene } from './scene.ts'
import { group, path, polyline, round } from './svg.ts'

type SymbolStyle = { width: number; halo: boolean }
/** The lines of a symbol, and the thinner axis of a pivot. */
type SymbolLines = { main: Line[]; axis?: Line[] }
type Line = readonly Point[]

/**
 * Opening symbols after EN 12519: lines meet at the hinge; solid if the leaf opens towards the viewer, dashed if away.
 * Arrows of sliding leaves are solid: they open neither way.
 */
export function drawSymbol(scene: Scene, leaf: Leaf, { width, halo }: SymbolStyle) {
  const lines = symbolLines(scene, leaf)
  if (!lines) return ''
  const { view, scale, clear, accent } = scene
  const towards = (leaf.cell.swing === 'in') === (view === 'inside')
  const dash = round(Math.min(12, Math.max(2.4, 25 * scale)))
  const axial = {
    'stroke-width': width * 0.7,
    'stroke-dasharray': [2, 0.5, 0.25, 0.5].map((part) => round(part * dash)).join(' '),
  }
  const main = dataOf(lines.main)
  return group(
    [
      halo && (clear || isDark(leaf))
        ? path(main, { stroke: '#FFFFFF', 'stroke-width': width + 2.2, opacity: 0.6 })
        : '',
      path(main, {}),
      lines.axis ? path(dataOf(lines.axis), axial) : '',
    ],
    {
      'data-cell': leaf.panes[0]?.index,
      'data-swing': towards ? 'towards' : 'away',
      fill: 'none',
      stroke: accent,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      'stroke-dasharray': swings(leaf.cell) && !towards ? `${dash} ${round(dash * 0.7)}` : undefined,
    },
  )
}

/** An accent has little contrast on timber, panels and mesh. */
function isDark({ panes }: Leaf) {
  return panes.some(({ cell: { fill } }) => fill === 'timber' || fill === 'panel' || fill === 'mesh')
}

function dataOf(lines: Line[]) {
  return lines.map(polyline).join('')
}

/** In the units of the layout. */
export function symbolLines(scene: Pick<Scene, 'layout' | 'scale' | 'view'>, leaf: Leaf): SymbolLines | undefined {
  const { scale, view } = scene
  const box = glazedBox(leaf) ?? leaf.nominal
  const { left, top, right, bottom } = box
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const within = linesIn(glazedShape(leaf))
  const turn = {
    left: () => within([right, top], [left, y], [right, bottom]),
    right: () => within([left, top], [right, y], [left, bottom]),
    top: () => within([left, bottom], [x, top], [right, bottom]),
    bottom: () => within([left, top], [x, bottom], [right, top]),
  }
  const { opens, bars } = leaf.cell
  switch (opens) {
    case 'left':
    case 'right':
    case 'top':
    case 'bottom':
      return { main: turn[opens]() }
    case 'tilt-left':
      return { main: [...turn.left(), ...turn.bottom()] }
    case 'tilt-right':
      return { main: [...turn.right(), ...turn.bottom()] }
    case 'slide-left':
      return { main: arrow(clearOfBars(box, bars, 'left'), -1, scale) }
    case 'slide-right':
      return { main: arrow(clearOfBars(box, bars, 'right'), 1, scale) }
    case 'fold-left':
    case 'fold-right':
      return { main: foldLine(scene, leaf, box) }
    case 'pivot': {
      const isWide = right - left > (bottom - top) * 1.2
      return {
        main: within([x, top], [right, y], [x, bottom], [left, y], [x, top]),
        axis: isWide ? within([left, y], [right, y]) : within([x, top], [x, bottom]),
      }
    }
    case 'louvre':
      return { main: rod(box, scale, view === 'inside' ? 1 : -1) }
    case 'fixed':
      return undefined
  }
}

function glazedShape({ sash, panes }: Leaf): Polygon {
  if (panes.length === 1 || !sash) return panes[0]?.polygon ?? []
  return sash
}

/** Lines between points, cut off at the edge of the pane: of an arched one, say. */
function linesIn(shape: Polygon) {
  const roomy = shape.length > 4 ? offset(shape, () => -0.01) : undefined
  return (...points: Point[]): Line[] => {
    if (!roomy) return [points]
    return points.slice(1).flatMap((to, index) => {
      const part = clipLine(roomy, points[index] ?? to, to)
      return part ? [part] : []
    })
  }
}

function headSize(length: number, scale: number) {
  return Math.max(2.6, Math.min(length * 0.25, Math.max(13, 26 * scale)))
}

function arrow({ left, right, top, bottom }: Box, direction: 1 | -1, scale: number): Line[] {
  const width = right - left
  const length = Math.min(Math.max(12, 240 * scale, Math.min(100, width * 0.3)), width * 0.42)
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const tail: Point = [x - (direction * length) / 2, y]
  const tip: Point = [x + (direction * length) / 2, y]
  return [[tail, tip], arrowHead(tip, tail, headSize(length, scale))]
}

function arrowHead([x, y]: Point, from: Point, size: number): Line {
  const angle = Math.atan2(y - from[1], x - from[0])
  const wing = (turn: number): Point => [x - size * Math.cos(angle + turn), y - size * Math.sin(angle + turn)]
  return [wing(0.5), [x, y], wing(-0.5)]
}

/** One leaf's part of the zigzag that ends where the leaves stack. */
function foldLine({ layout, scale }: Pick<Scene, 'layout' | 'scale'>, leaf: Leaf, box: Box): Line[] {
  const toStack = leaf.cell.opens === 'fold-left' ? -1 : 1
  const position = leavesBefore(layout.leaves, leaf, toStack)
  const y = box.top + (box.bottom - box.top) * 0.36
  const { left, right } = leaf.nominal
  const rise = Math.min(150 * scale, (box.bottom - box.top) * 0.2)
  const clear = Math.min(50 * scale, (right - left) * 0.25)
  const high = (joint: number) => y + (joint % 2 === 0 ? rise / 2 : -rise / 2)
  const [stackEdge, farEdge] = toStack < 0 ? [left, right] : [right, left]
  const near: Point = [position === 0 ? stackEdge - toStack * clear : stackEdge, high(position)]
  const far: Point = [leaf.leads ? farEdge + toStack * clear : farEdge, high(position + 1)]
  return position === 0 ? [[far, near], arrowHead(near, far, headSize(right - left, scale))] : [[far, near]]
}

/** How many folding leaves are between a leaf and the stack. */
function leavesBefore(leaves: Leaf[], leaf: Leaf, toStack: 1 | -1): number {
  const next = leaves.find(
    ({ cell, row, nominal }) =>
      folds(cell) &&
      cell.opens === leaf.cell.opens &&
      row === leaf.row &&
      Math.abs(toStack < 0 ? nominal.right - leaf.nominal.left : nominal.left - leaf.nominal.right) < 0.01,
  )
  return next && next !== leaf ? 1 + leavesBefore(leaves, next, toStack) : 0
}

/** The control rod of a louvre, with strokes on a few blades. */
function rod({ left, right, top, bottom }: Box, scale: number, side: 1 | -1): Line[] {
  const reachIn = Math.min((right - left) * 0.25, 90 * scale)
  const x = side > 0 ? right - reachIn : left + reachIn
  const blades = bladesIn(bottom - top, scale)
  const pitch = (bottom - top) / blades
  const marked = Math.min(blades, 5)
  const first = Math.floor((blades - marked) / 2)
  const centres = Array.from({ length: marked }, (_, index) => top + pitch * (first + index + 0.5))
  const reach = Math.min(50 * scale, pitch * 0.3, reachIn)
  const ticks = centres.map(
    (y): Line => [
      [x - reach * side, y + reach * 0.6],
      [x + reach * side, y - reach * 0.6],
    ],
  )
  const ends: Line = [
    [x, centres[0] ?? top],
    [x, centres.at(-1) ?? bottom],
  ]
  return [ends, ...ticks]
}

/** The field between two glazing bars that is nearest to the opening side. */
function clearOfBars(
  { left, right, top, bottom }: Box,
  bars: [number, number] | undefined,
  side: 'left' | 'right',
): Box {
  const [columns, rows] = bars ?? [1, 1]
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
