import type { ElevationCell } from '../../../content/types.ts'

export type Joint = 'mullion' | 'meeting' | 'interlock'

/** Between two neighbouring cells: a mullion, nothing, or overlapping stiles. */
export function jointOf(a: ElevationCell, b: ElevationCell): Joint {
  if (slides(a) || slides(b)) return a.opens === 'slide-left' && b.opens === 'slide-right' ? 'meeting' : 'interlock'
  if (folds(a) && (folds(b) || hingeOf(b))) return 'meeting'
  if (folds(b) && hingeOf(a)) return 'meeting'
  return hingeOf(a) === 'left' && hingeOf(b) === 'right' ? 'meeting' : 'mullion'
}

export function slides(cell: ElevationCell | undefined) {
  return cell?.opens === 'slide-left' || cell?.opens === 'slide-right'
}

export function folds(cell: ElevationCell | undefined) {
  return cell?.opens === 'fold-left' || cell?.opens === 'fold-right'
}

export function turns(cell: ElevationCell) {
  return hingeOf(cell) !== undefined || cell.opens === 'pivot'
}

export function hingeOf(cell: ElevationCell): 'left' | 'right' | undefined {
  if (cell.opens === 'left' || cell.opens === 'tilt-left') return 'left'
  if (cell.opens === 'right' || cell.opens === 'tilt-right') return 'right'
  return undefined
}
