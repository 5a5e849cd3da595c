import type { Design } from '@house/contract/plans/design'
import type { View } from '@house/contract/plans/design-options'
import { leafCells } from '@house/fenestration/edit/cells'
import { cellWidths } from '@house/fenestration/edit/resize'
import type { Layout } from '@house/fenestration/layout/layout'
import type { Problem, RuleName } from '@house/fenestration/rules/problem'
import type { Placement } from '../placement.ts'
import { cellNumbers, columnInside } from '../view-of-cells.ts'

/** Limits that a part's width breaks; weight and area too, because the width is what visitors change. */
export const widthRules: RuleName[] = [
  'leaf-too-wide',
  'leaf-too-narrow',
  'leaf-too-heavy',
  'leaf-too-large',
  'leaf-too-slender',
]

/** The width of a part, from joint to joint. */
export type PartWidth = {
  /** The first cell of the leaf, which gives the part its letter. */
  cell: number
  /** Counted from inside. */
  row: number
  column: number
  value: number
  /** In pixels. */
  left: number
  length: number
}

/** Where the lines of dimensions are, in pixels, and the parts of the row with the most of them. */
export function placeDimensions(design: Design, layout: Layout, placement: Placement, view: View) {
  const { left, top, width, height, scale, isNarrow } = placement
  const row = design.rows.reduce(
    (best, { cells }, index) => (cells.length >= (design.rows[best]?.cells.length ?? 0) ? index : best),
    0,
  )
  const widths = cellWidths(design, row)
  const joints = layout.columns[row] ?? []
  const first = layout.columns.slice(0, row).reduce((sum, columns) => sum + columns.length - 1, 0)
  const numbers = cellNumbers(layout, view)
  const parts = joints.slice(0, -1).map((joint, position): PartWidth => {
    const column = columnInside(position, widths.length, view)
    const [leaf = 0] = leafCells(layout, first + position)
    const end = joints[position + 1] ?? joint
    return {
      cell: numbers[leaf] ?? 0,
      row,
      column,
      value: widths[column] ?? 0,
      left: left + joint * scale,
      length: (end - joint) * scale,
    }
  })
  return {
    above: top - (isNarrow ? 30 : 46),
    beside: left - (isNarrow ? 34 : 58),
    below: top + height + (isNarrow ? 34 : 52),
    right: left + width + (isNarrow ? 34 : 50),
    parts: parts.length > 1 ? parts : [],
  }
}

/** The part whose width is to blame for a problem. */
export function blamedPart(parts: PartWidth[], { rule, cell }: Pick<Problem, 'rule' | 'cell'>): PartWidth | undefined {
  return widthRules.includes(rule) ? parts.find((part) => part.cell === cell) : undefined
}
