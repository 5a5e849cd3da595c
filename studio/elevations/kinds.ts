import type { Elevation, ElevationCell } from '../../demo/types.ts'

const railingUpTo = 1400
const handrailShare = 0.15

export function isSolid({ fill }: ElevationCell) {
  return fill === 'panel' || fill === 'timber'
}

export function isRailing(elevation: Elevation) {
  const { height, finish, rows } = elevation
  const [top] = rows
  if (height > railingUpTo || !top) return false
  const whole = rows.reduce((sum, row) => sum + row.height, 0)
  const handrail = rows.length > 1 && top.height / whole <= handrailShare && top.cells.every(isSolid)
  return (
    handrail ||
    hasBalusters(elevation) ||
    (finish === 'glass' && rows.at(-1)?.cells.every(({ opens }) => opens === 'fixed') === true)
  )
}

export function hasBalusters({ rows }: Elevation) {
  return rows.some((row) => row.cells.some(isBalustrade))
}

/** Too many vertical bars to be glazing bars. */
function isBalustrade({ bars }: ElevationCell) {
  return bars !== undefined && bars[0] >= 8 && bars[1] === 1
}
