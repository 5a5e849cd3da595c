import type { Design, DesignRow } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'

/** The size of the frame: what was measured, less the wall gap if that was the opening in the wall. */
export function frameSize({ measured, width, height }: Design, { wall_gap }: Pick<PlannerParts, 'wall_gap'>) {
  const gap = measured === 'opening' ? 2 * wall_gap.value : 0
  return { width: width - gap, height: height - gap }
}

/** Positions of the joints between parts that share a length, from 0 to `length`. */
export function divide(length: number, shares: number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const positions = [0]
  let taken = 0
  for (const share of shares.slice(0, -1)) {
    taken += share
    positions.push((length * taken) / whole)
  }
  return [...positions, length]
}

/** Whole millimetres of the parts that share a length, at least one each; they add up to it unless a part is tiny. */
export function partSizes(length: number, shares: number[]): number[] {
  const positions = divide(length, shares).map(Math.round)
  return positions.slice(1).map((position, index) => Math.max(1, position - (positions[index] ?? 0)))
}

export function columnShares({ cells }: DesignRow) {
  return cells.map((cell) => cell.width)
}

export function rowShares({ rows }: Pick<Design, 'rows'>) {
  return rows.map((row) => row.height)
}
