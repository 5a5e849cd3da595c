import type { Design } from '@house/contract/plans/design'
import { designLimits } from '@house/contract/plans/design-options'
import { columnShares, partSizes, rowShares } from '../design/sizes.ts'

export const smallestPart = 50

/** Changes the overall size; parts keep their proportions. */
export function resize(design: Design, size: Partial<Pick<Design, 'width' | 'height'>>): Design {
  return {
    ...design,
    width: clampSize(size.width ?? design.width),
    height: clampSize(size.height ?? design.height),
  }
}

function clampSize(value: number) {
  return clamp(Math.round(value), designLimits.size.min, designLimits.size.max)
}

/** Widths of the cells of a row in whole millimetres of the measured width. */
export function cellWidths(design: Design, row: number): number[] {
  const found = design.rows[row]
  return found ? partSizes(design.width, columnShares(found)) : []
}

export function rowHeights(design: Design): number[] {
  return partSizes(design.height, rowShares(design))
}

/** Moves the joint before cell `index` of a row to `at` millimetres from the left. */
export function moveMullion(design: Design, row: number, index: number, at: number): Design {
  const widths = moveJoint(cellWidths(design, row), index, at)
  return withRow(design, row, (found) => ({
    ...found,
    cells: found.cells.map((cell, column) => ({ ...cell, width: widths[column] ?? cell.width })),
  }))
}

/** Moves the joint above row `index` to `at` millimetres from the top. */
export function moveTransom(design: Design, index: number, at: number): Design {
  const heights = moveJoint(rowHeights(design), index, at)
  return { ...design, rows: design.rows.map((row, position) => ({ ...row, height: heights[position] ?? row.height })) }
}

/** Gives a cell a width; it takes from its neighbour on the right, the last one from the left. The whole keeps its size. */
export function setCellWidth(design: Design, row: number, column: number, width: number): Design {
  const widths = cellWidths(design, row)
  if (widths.length === 1) return resize(design, { width })
  const start = sum(widths.slice(0, column))
  return column === widths.length - 1
    ? moveMullion(design, row, column, design.width - width)
    : moveMullion(design, row, column + 1, start + width)
}

export function setRowHeight(design: Design, row: number, height: number): Design {
  const heights = rowHeights(design)
  if (heights.length === 1) return resize(design, { height })
  const start = sum(heights.slice(0, row))
  return row === heights.length - 1
    ? moveTransom(design, row, design.height - height)
    : moveTransom(design, row + 1, start + height)
}

export function withRow(
  design: Design,
  row: number,
  change: (found: Design['rows'][number]) => Design['rows'][number],
) {
  return { ...design, rows: design.rows.map((found, position) => (position === row ? change(found) : found)) }
}

function moveJoint(sizes: number[], index: number, at: number) {
  const before = sum(sizes.slice(0, index - 1))
  const [one, other] = [sizes[index - 1], sizes[index]]
  if (one === undefined || other === undefined) return sizes
  const least = Math.min(smallestPart, one, other)
  const size = clamp(Math.round(at) - before, least, one + other - least)
  return sizes.map((value, position) =>
    position === index - 1 ? size : position === index ? one + other - size : value,
  )
}

function clamp(value: number, min: number, max: number) {
  return Math.min(max, Math.max(min, value))
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}
