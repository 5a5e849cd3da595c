import type { Design, DesignCell } from '@house/contract/plans/design'
import { designLimits, type Opening } from '@house/contract/plans/design-options'
import { hingeOf, slides, tiltsAndTurns } from '../design/opening.ts'
import { cellWidths, rowHeights, withRow } from './resize.ts'

/** A second leaf of a divided cell: hinged leaves become a pair, sliding ones run towards each other. */
function pairOf(opens: Opening): [Opening, Opening] {
  const cell = { opens }
  if (tiltsAndTurns(cell)) return ['tilt-left', 'tilt-right']
  if (hingeOf(cell)) return ['left', 'right']
  if (slides(cell)) return ['slide-right', 'slide-left']
  return [opens, opens]
}

/** Divides a cell by an upright; `null` if the row or the opening is full. */
export function divideUpright(design: Design, row: number, column: number): Design | null {
  const found = design.rows[row]
  const cell = found?.cells[column]
  if (!found || !cell || found.cells.length >= designLimits.cells || isFull(design)) return null
  const widths = cellWidths(design, row)
  const width = widths[column] ?? 0
  const [first, second] = pairOf(cell.opens)
  return withRow(design, row, () => ({
    ...found,
    cells: found.cells.flatMap((other, position): DesignCell[] =>
      position === column
        ? [
            { ...cell, opens: first, width: Math.ceil(width / 2) },
            { ...cell, opens: second, width: Math.floor(width / 2) },
          ]
        : [{ ...other, width: widths[position] ?? other.width }],
    ),
  }))
}

/** Divides a row by a transom, with fixed lights above `above` millimetres; `null` if there are too many rows or parts. */
export function divideAcross(design: Design, row: number, above?: number): Design | null {
  const found = design.rows[row]
  if (!found || design.rows.length >= designLimits.rows || isFull(design)) return null
  const heights = rowHeights(design)
  const height = heights[row] ?? 0
  const upper = Math.round(above ?? height / 3)
  if (upper <= 0 || upper >= height) return null
  const widths = cellWidths(design, row)
  const lower = found.cells.map((cell, column) => ({ ...cell, width: widths[column] ?? cell.width }))
  const fixedLight: DesignCell = { width: 1, opens: 'fixed', swing: 'in', fill: 'glass' }
  const rows = design.rows.flatMap((other, position) =>
    position === row
      ? [
          { height: upper, cells: [fixedLight] },
          { height: height - upper, cells: lower },
        ]
      : [{ ...other, height: heights[position] ?? other.height }],
  )
  return { ...design, rows }
}

function isFull({ rows }: Design) {
  return rows.reduce((sum, { cells }) => sum + cells.length, 0) >= designLimits.parts
}

/** Takes away the joint before cell `index`: the cell joins its left neighbour. */
export function removeMullion(design: Design, row: number, index: number): Design {
  const widths = cellWidths(design, row)
  return withRow(design, row, (found) => ({
    ...found,
    cells: found.cells.flatMap((cell, column) => {
      if (column === index) return []
      const width = column === index - 1 ? (widths[column] ?? 0) + (widths[index] ?? 0) : (widths[column] ?? cell.width)
      return [{ ...cell, width }]
    }),
  }))
}

/** Takes away the joint above row `index`: the row below keeps its cells. */
export function removeTransom(design: Design, index: number): Design {
  const heights = rowHeights(design)
  return {
    ...design,
    rows: design.rows.flatMap((row, position) => {
      if (position === index - 1) return []
      const height =
        position === index ? (heights[index - 1] ?? 0) + (heights[index] ?? 0) : (heights[position] ?? row.height)
      return [{ ...row, height }]
    }),
  }
}
