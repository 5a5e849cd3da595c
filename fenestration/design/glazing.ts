import type { Design, DesignCell } from '@house/contract/plans/design'
import type { Glazing, System } from '@house/contract/plans/planner-parts'
import { slides } from './opening.ts'

/** Overall thickness with the gaps, in millimetres: what the rebate of a profile has to take. */
export function thicknessOf({ layers }: Pick<Glazing, 'layers'>) {
  return sumOf(layers)
}

/** Thickness of the panes alone, for the weight. The film of laminated glass counts as glass. */
export function glassThicknessOf({ layers }: Pick<Glazing, 'layers'>) {
  return sumOf(layers.filter(({ kind }) => kind === 'pane'))
}

export function glassFits(
  { glass_thickness: { min, max } }: Pick<System, 'glass_thickness'>,
  glazing: Pick<Glazing, 'layers'>,
) {
  const thickness = thicknessOf(glazing)
  return thickness >= min && thickness <= max
}

/** Panels and timber. */
export function isInfill({ fill }: Pick<DesignCell, 'fill'>) {
  return fill === 'panel' || fill === 'timber'
}

/** Behind a sliding mesh there is a sliding glass panel; any other mesh stands alone. */
export function hasGlass(cell: Pick<DesignCell, 'fill' | 'opens'>) {
  return !isInfill(cell) && (cell.fill !== 'mesh' || slides(cell))
}

export function designHasGlass({ rows }: Pick<Design, 'rows'>) {
  return rows.some(({ cells }) => cells.some(hasGlass))
}

/** A system for mesh alone takes no glass: its range ends at zero. */
export function takesGlass({ glass_thickness }: Pick<System, 'glass_thickness'>) {
  return glass_thickness.max > 0
}

function sumOf(layers: Glazing['layers']) {
  return layers.reduce((sum, { mm }) => sum + mm, 0)
}
