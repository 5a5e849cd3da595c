import type { Design, DesignCell } from '@house/contract/plans/design'
import { folds, type Joint, jointOf, slides, turns } from '../design/opening.ts'
import { columnShares, divide, rowShares } from '../design/sizes.ts'
import { type Box, erode, intersect, outlineOf, type Polygon } from './geometry.ts'

/** Widths seen from the front, in millimetres. */
export type FaceWidths = {
  frame: number
  sash: number
  mullion: number
  overlap: number
  interlock: number
  /** Lower edge of a frame that people step over. */
  threshold: number
}

/** A frame in millimetres, with the origin at its upper left corner. */
export type Layout = {
  box: Box
  outline: Polygon
  faces: FaceWidths
  standsOnFloor: boolean
  /** Width of the frame's lower edge. */
  lowerEdge: number
  /** Joints between rows, with both ends of the frame. */
  rows: number[]
  /** Joints between the cells of each row. */
  columns: number[][]
  mullions: Mullion[]
  leaves: Leaf[]
}

/** Between two rows (a transom) or two cells; `index` is that of the row or cell after it. */
export type Mullion = { kind: 'mullion' | 'transom'; row: number; index: number; box: Box }

/** A fixed light or a sash. Stacked cells that turn about the same hinges are one leaf with a rail between them. */
export type Leaf = {
  cell: DesignCell
  row: number
  column: number
  nominal: Box
  /** Outer edge of the sash; `null` for a light glazed into the frame. */
  sash: Polygon | null
  panes: Pane[]
  /** Which of the overlapping sliding panels is nearer to the viewer inside. */
  layer: number
  /** Carries the handle, of leaves that slide or fold together. */
  leads: boolean
  door: boolean
}

export type Pane = {
  cell: DesignCell /** Number of the cell, row by row. */
  index: number
  nominal: Box
  polygon: Polygon
}

const meetingGap = 1
const railShare = 0.6
const doorFrom = 1700

export function layOut(
  { width, height, shape, rows }: Pick<Design, 'width' | 'height' | 'shape' | 'rows'>,
  faces: FaceWidths,
  standsOnFloor: boolean,
): Layout {
  const box = { left: 0, top: 0, right: width, bottom: height }
  const rowsAt = divide(height, rowShares({ rows }))
  const rise = riseOf(shape, box, rows.length > 1 ? rowsAt[1] : undefined)
  const outline = outlineOf(shape, box, rise)
  const steppedOver = rows.at(-1)?.cells.some((cell) => turns(cell) || slides(cell) || folds(cell)) ?? false
  const lowerEdge = standsOnFloor && steppedOver ? Math.min(faces.threshold, faces.frame) : faces.frame
  const columns = rows.map((row) => divide(width, columnShares(row)))
  const spans = findSpans(rows, columns, rowsAt)
  const inside = insetOutline(outline)
  const leaves = spans.map((span, index): Leaf => {
    const { cell, before, after, nominal, parts } = span
    const hasSash = isSash(cell, before, after)
    const isLowest = nominal.bottom >= height - 0.5
    const edges: Edges = {
      left: before ? jointOf(before, cell) : 'frame',
      right: after ? jointOf(cell, after) : 'frame',
      top: span.row > 0 ? 'mullion' : 'frame',
      bottom: isLowest ? 'frame' : 'mullion',
    }
    const sash = hasSash ? reach(inside, nominal, edges, (edge) => sashReach(edge, faces), lowerEdge, faces) : null
    const glazed = reach(inside, nominal, edges, (edge) => glassReach(edge, faces, hasSash), lowerEdge, faces, hasSash)
    return {
      cell,
      row: span.row,
      column: span.column,
      nominal,
      sash,
      panes: parts.map((part, position) => ({
        ...part,
        polygon: between(glazed, part.nominal, position > 0, position < parts.length - 1, faces.sash * railShare),
      })),
      layer: slides(cell) ? 1 + (index % 2) : 0,
      leads: leads(span),
      door: standsOnFloor && isLowest && nominal.bottom - nominal.top >= doorFrom,
    }
  })
  return {
    box,
    outline,
    faces,
    standsOnFloor,
    lowerEdge,
    rows: rowsAt,
    columns,
    mullions: mullionsOf(spans, faces),
    leaves,
  }
}

type Part = { cell: DesignCell; index: number; nominal: Box }
type Span = {
  cell: DesignCell
  row: number
  column: number
  nominal: Box
  parts: Part[]
  before: DesignCell | undefined
  after: DesignCell | undefined
}

function findSpans(rows: Design['rows'], columns: number[][], rowsAt: number[]): Span[] {
  const spans: Span[] = []
  let index = 0
  for (const [row, { cells }] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const nominal = {
        left: columns[row]?.[column] ?? 0,
        right: columns[row]?.[column + 1] ?? 0,
        top: rowsAt[row] ?? 0,
        bottom: rowsAt[row + 1] ?? 0,
      }
      const part = { cell, index, nominal }
      const above = spans.find((span) => continues(span, cell, nominal))
      if (above) {
        above.nominal = { ...above.nominal, bottom: nominal.bottom }
        above.parts.push(part)
      } else {
        spans.push({ cell, row, column, nominal, parts: [part], before: cells[column - 1], after: cells[column + 1] })
      }
      index += 1
    }
  }
  return spans
}

/** Two stacked cells with the same hinge side are one leaf with a rail between them. */
function continues(above: Span, cell: DesignCell, { left, right, top }: Box) {
  const isAligned =
    Math.abs(above.nominal.bottom - top) < 0.5 &&
    Math.abs(above.nominal.left - left) < 1.5 &&
    Math.abs(above.nominal.right - right) < 1.5
  return isAligned && turns(cell) && above.cell.opens === cell.opens && above.cell.swing === cell.swing
}

function isSash(cell: DesignCell, before: DesignCell | undefined, after: DesignCell | undefined) {
  return cell.opens === 'fixed' || cell.opens === 'louvre' ? slides(before) || slides(after) : true
}

function leads({ cell, before, after }: Span) {
  if (!slides(cell) && !folds(cell)) return true
  const towardsHandle = cell.opens === 'slide-left' || cell.opens === 'fold-left' ? after : before
  return towardsHandle?.opens !== cell.opens
}

type Edge = Joint | 'frame'
type Edges = Record<'left' | 'right' | 'top' | 'bottom', Edge>

/** From the line between two cells, or the frame's outer edge, to the outer edge of the sash. */
function sashReach(edge: Edge, { frame, mullion, overlap, interlock }: FaceWidths) {
  if (edge === 'frame') return Math.max(0, frame - overlap)
  if (edge === 'mullion') return Math.max(0, mullion / 2 - overlap)
  return edge === 'interlock' ? -interlock / 2 : meetingGap
}

/** The same, to the visible glass. */
function glassReach(edge: Edge, faces: FaceWidths, hasSash: boolean) {
  if (!hasSash) return edge === 'frame' ? faces.frame : faces.mullion / 2
  if (edge === 'interlock') return faces.interlock / 2
  return sashReach(edge, faces) + faces.sash
}

function reach(
  inside: (by: number, lowerEdge: number) => Polygon,
  { left, right, top, bottom }: Box,
  edges: Edges,
  by: (edge: Edge) => number,
  lowerEdge: number,
  faces: FaceWidths,
  toGlassOfSash = false,
): Polygon {
  const lower = lowerEdge < faces.frame ? lowerEdge + (toGlassOfSash ? faces.sash : 0) : by('frame')
  return intersect(inside(by('frame'), lower), {
    left: left + (edges.left === 'frame' ? 0 : by(edges.left)),
    right: right - (edges.right === 'frame' ? 0 : by(edges.right)),
    top: top + (edges.top === 'frame' ? 0 : by(edges.top)),
    bottom: bottom - (edges.bottom === 'frame' ? 0 : by(edges.bottom)),
  })
}

function between(polygon: Polygon, { left, right, top, bottom }: Box, above: boolean, below: boolean, rail: number) {
  if (!above && !below) return polygon
  return intersect(polygon, {
    left: left - 1e4,
    right: right + 1e4,
    top: above ? top + rail : -1e4,
    bottom: below ? bottom - rail : 1e5,
  })
}

function insetOutline(outline: Polygon) {
  const known = new Map<string, Polygon>()
  return (by: number, lowerEdge: number) => {
    const key = `${by} ${lowerEdge}`
    const polygon = known.get(key) ?? erode(outline, by, lowerEdge)
    known.set(key, polygon)
    return polygon
  }
}

function mullionsOf(spans: Span[], { mullion }: FaceWidths): Mullion[] {
  const transoms: Mullion[] = []
  for (const { row, nominal } of spans) {
    if (row === 0) continue
    const box = { ...nominal, top: nominal.top - mullion / 2, bottom: nominal.top + mullion / 2 }
    const last = transoms.at(-1)
    if (last?.row === row && Math.abs(last.box.right - box.left) < 1) last.box.right = box.right
    else transoms.push({ kind: 'transom', row, index: row, box })
  }
  const uprights = spans.flatMap((span) =>
    spans
      .filter(
        (other) =>
          Math.abs(other.nominal.left - span.nominal.right) < 1 && jointOf(span.cell, other.cell) === 'mullion',
      )
      .map(
        ({ row, column, nominal }): Mullion => ({
          kind: 'mullion',
          row,
          index: column,
          box: {
            left: nominal.left - mullion / 2,
            right: nominal.left + mullion / 2,
            top: Math.max(nominal.top, span.nominal.top),
            bottom: Math.min(nominal.bottom, span.nominal.bottom),
          },
        }),
      )
      .filter(({ box }) => box.bottom - box.top > 1),
  )
  return [...transoms, ...uprights]
}

function riseOf(shape: Design['shape'], { right, bottom }: Box, topRow: number | undefined) {
  const half = right / 2
  if (shape === 'arch') return Math.min(half, topRow ?? bottom * 0.5)
  if (shape === 'gable') return Math.min(half, topRow ?? Math.min(bottom * 0.4, half * 0.7))
  return 0
}
