import { folds, type Joint, jointOf, slides } from '@house/fenestration/design/opening'
import { type Box, boxPolygon, intersect, type Polygon } from '@house/fenestration/layout/geometry'
import type { Elevation, ElevationCell } from '../../demo/types.ts'
import { hasBalusters, isRailing } from './kinds.ts'
import { boxOnPlate, divide, scaleOf } from './plate.ts'
import { type Setting, standsOnFloor } from './setting-of-product.ts'

const joint = 8
const leafOverlap = 12
const glassOverlap = 30

/** Where a product is on the plate, and the leaves of frameless glass. */
export type Layout = {
  /** Pixels per millimetre. */
  scale: number
  box: Box
  outline: Polygon
  standsOnFloor: boolean
  frameless: boolean
  railing: boolean
  columns: number[]
  rows: number[]
  cells: LaidCell[]
}

export type LaidCell = {
  cell: ElevationCell
  index: number
  row: number
  nominal: Box
  area: Polygon
  layer: number
  /** The leaf with the handle, of those that slide or fold together. */
  leads: boolean
  door: boolean
}

export function layOut(elevation: Elevation, setting: Setting): Layout {
  const { finish, rows } = elevation
  const scale = scaleOf(elevation)
  const box = boxOnPlate(elevation, scale)
  const heights = rows.map((row) => row.height)
  const rowsAt = divide(box.top, box.bottom, heights)
  const columns = rows.map(({ cells }) =>
    divide(
      box.left,
      box.right,
      cells.map((cell) => cell.width),
    ),
  )
  const railing = isRailing(elevation)
  const layout = {
    scale,
    box,
    outline: boxPolygon(box),
    standsOnFloor: standsOnFloor(elevation, setting),
    frameless: finish === 'glass' || (railing && !hasBalusters(elevation)),
    railing,
    columns: columns.reduce((best, row) => (row.length > best.length ? row : best), columns.at(-1) ?? []),
    rows: rowsAt,
  }
  return { ...layout, cells: layout.frameless ? cellsOf(elevation, layout, columns) : [] }
}

function cellsOf(
  { rows }: Elevation,
  { scale, box, outline, rows: rowsAt, standsOnFloor }: Omit<Layout, 'cells'>,
  columns: number[][],
) {
  const laid: LaidCell[] = []
  for (const [row, { cells }] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const [before, after] = [cells[column - 1], cells[column + 1]]
      const nominal = {
        left: columns[row]?.[column] ?? box.left,
        right: columns[row]?.[column + 1] ?? box.right,
        top: rowsAt[row] ?? box.top,
        bottom: rowsAt[row + 1] ?? box.bottom,
      }
      const moves = cell.opens === 'fixed' ? slides(before) || slides(after) : true
      const between = Math.max(3, joint * scale) / 2 - (moves ? leafOverlap * scale : 0)
      const reach = (kind: Joint) =>
        kind === 'interlock' ? (-glassOverlap * scale) / 2 : kind === 'meeting' ? 0.75 : between
      const isLowest = nominal.bottom > box.bottom - 1
      laid.push({
        cell,
        index: laid.length,
        row,
        nominal,
        area: intersect(outline, {
          left: nominal.left + (before ? reach(jointOf(before, cell)) : 0),
          right: nominal.right - (after ? reach(jointOf(cell, after)) : 0),
          top: nominal.top + (row > 0 ? between : 0),
          bottom: nominal.bottom - (isLowest ? 0 : between),
        }),
        layer: slides(cell) ? 1 + (laid.length % 2) : 0,
        leads: leads(cell, before, after),
        door: standsOnFloor && isLowest && (nominal.bottom - nominal.top) / scale >= 1700,
      })
    }
  }
  return laid
}

function leads(cell: ElevationCell, before: ElevationCell | undefined, after: ElevationCell | undefined) {
  if (!slides(cell) && !folds(cell)) return true
  const towardsHandle = cell.opens === 'slide-left' || cell.opens === 'fold-left' ? after : before
  return towardsHandle?.opens !== cell.opens
}
