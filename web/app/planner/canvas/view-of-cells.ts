import type { View } from '@house/contract/plans/design-options'
import type { Layout } from '@house/fenestration/layout/layout'

/** The numbers of the cells as counted from inside, by their numbers in the layout of this view. */
export function cellNumbers({ columns }: Layout, view: View): number[] {
  let first = 0
  return columns.flatMap((joints) => {
    const count = joints.length - 1
    const row = Array.from({ length: count }, (_, column) => first + (view === 'inside' ? column : count - 1 - column))
    first += count
    return row
  })
}

/** The column of a cell as counted from inside. */
export function columnInside(column: number, count: number, view: View) {
  return view === 'inside' ? column : count - 1 - column
}
