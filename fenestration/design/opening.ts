import type { Design, DesignCell } from '@house/contract/plans/design'
import type { Opening } from '@house/contract/plans/design-options'

type Opens = Pick<DesignCell, 'opens'>

export function slides(cell: Opens | undefined) {
  return cell?.opens === 'slide-left' || cell?.opens === 'slide-right'
}

export function folds(cell: Opens | undefined) {
  return cell?.opens === 'fold-left' || cell?.opens === 'fold-right'
}

export function hingeOf({ opens }: Opens): 'left' | 'right' | undefined {
  if (opens === 'left' || opens === 'tilt-left') return 'left'
  if (opens === 'right' || opens === 'tilt-right') return 'right'
  return undefined
}

/** A leaf on a vertical axis. */
export function turns(cell: Opens) {
  return hingeOf(cell) !== undefined || cell.opens === 'pivot'
}

/** Whether the direction in or out means anything: neither for fixed and sliding parts nor for louvres. */
export function swings(cell: Opens) {
  return turns(cell) || cell.opens === 'top' || cell.opens === 'bottom' || folds(cell)
}

/** Its fittings tilt and turn the sash into the room; none opens outwards. */
export function tiltsAndTurns({ opens }: Opens) {
  return opens === 'tilt-left' || opens === 'tilt-right'
}

/** The cell opening in a direction that it has. */
export function withPossibleSwing(cell: DesignCell): DesignCell {
  return tiltsAndTurns(cell) ? { ...cell, swing: 'in' } : cell
}

/** Neither a fixed light nor a louvre has a handle. */
export function hasHandle({ rows }: Pick<Design, 'rows'>) {
  return rows.some(({ cells }) => cells.some(({ opens }) => opens !== 'fixed' && opens !== 'louvre'))
}

const mirrored: Partial<Record<Opening, Opening>> = {
  left: 'right',
  right: 'left',
  'tilt-left': 'tilt-right',
  'tilt-right': 'tilt-left',
  'slide-left': 'slide-right',
  'slide-right': 'slide-left',
  'fold-left': 'fold-right',
  'fold-right': 'fold-left',
}

export function mirrorOpening(opens: Opening): Opening {
  return mirrored[opens] ?? opens
}

/** Between two neighbouring cells: a mullion, nothing, or the overlapping stiles of sliding panels. */
export type Joint = 'mullion' | 'meeting' | 'interlock'

export function jointOf(left: Opens, right: Opens): Joint {
  if (slides(left) || slides(right))
    return left.opens === 'slide-left' && right.opens === 'slide-right' ? 'meeting' : 'interlock'
  if (folds(left) && (folds(right) || hingeOf(right))) return 'meeting'
  if (folds(right) && hingeOf(left)) return 'meeting'
  return hingeOf(left) === 'left' && hingeOf(right) === 'right' ? 'meeting' : 'mullion'
}
