import type { LaidCell } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { drawRing, drawShadow } from './frame.ts'

/** The moving frame of a cell: its shadow on the outer frame, and its ring of profile. */
export function drawSash({ sheet, layout, finish }: Scene, { area }: LaidCell) {
  return [drawShadow(sheet, area, 4, [2, 4], 0.34), drawRing(sheet, area, layout.size.sash, finish)]
}
