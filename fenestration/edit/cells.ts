import type { Design, DesignCell } from '@house/contract/plans/design'
import { withPossibleSwing } from '../design/opening.ts'
import type { Layout } from '../layout/layout.ts'
import { withRow } from './resize.ts'

/** Changes one cell. Tilt and turn brings its direction with it. */
export function changeCell(design: Design, row: number, column: number, change: Partial<DesignCell>): Design {
  return withRow(design, row, (found) => ({
    ...found,
    cells: found.cells.map((cell, position) =>
      position === column ? withPossibleSwing({ ...cell, ...change }) : cell,
    ),
  }))
}

/** Changes several cells alike, by their numbers. */
export function changeCells(design: Design, numbers: number[], change: Partial<DesignCell>): Design {
  return cellList(design)
    .filter(({ index }) => numbers.includes(index))
    .reduce((changed, { row, column }) => changeCell(changed, row, column, change), design)
}

/** The cells that make up one leaf with this one: a door with a rail has two. */
export function leafCells({ leaves }: Pick<Layout, 'leaves'>, cell: number): number[] {
  const leaf = leaves.find(({ panes }) => panes.some(({ index }) => index === cell))
  return leaf ? leaf.panes.map(({ index }) => index) : [cell]
}

/** The cells in the order they are lettered: A, B, C … */
export function cellList({ rows }: Pick<Design, 'rows'>) {
  return rows
    .flatMap(({ cells }, row) => cells.map((cell, column) => ({ cell, row, column })))
    .map((entry, index) => ({
      ...entry,
      index,
      letter: letterOf(index),
    }))
}

export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter
}
