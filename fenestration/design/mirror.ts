import type { Design } from '@house/contract/plans/design'
import { mirrorOpening } from './opening.ts'

/** The rows as seen from the other side of the wall. */
export function mirrorRows<D extends Pick<Design, 'rows'>>(design: D): D {
  return {
    ...design,
    rows: design.rows.map((row) => ({
      ...row,
      cells: row.cells.toReversed().map((cell) => ({ ...cell, opens: mirrorOpening(cell.opens) })),
    })),
  }
}
