import type { Glazing, System } from '@house/contract/plans/planner-parts'
import { glassThicknessOf, hasGlass, isInfill } from '../design/glazing.ts'
import type { Parts } from '../design/planner-parts.ts'
import { areaOf, perimeterOf } from '../layout/geometry.ts'
import type { Layout, Leaf } from '../layout/layout.ts'
import { type Figure, line, measured, missingAmong, round } from './figure.ts'

/** Of glass: 2.5 kg per square metre and millimetre. */
const glassDensity = { value: 2.5, source: 'Density of float glass, 2,500 kg/m³ (EN 572-1)' }

export type Weight = Figure & { inputs: { glass: number; profiles: number | null }; heaviestLeaf: LeafWeight | null }
export type LeafWeight = { row: number; column: number; kg: number }

/** Weight of glass and profiles of one piece, in kilograms. */
export function computeWeight(layout: Layout, { system, glazing }: Parts): Weight {
  const glass = glassWeight(layout.leaves, glazing)
  const lengths = profileLengths(layout)
  const area = sum(layout.leaves.map(glassArea))
  const lines = [
    ...(area > 0
      ? [
          measured('Glass area', area, 'm²'),
          { label: 'Glass thickness', value: glassThicknessOf(glazing), unit: 'mm', source: glazing.name },
          line('Glass', glassDensity, 'kg per m² and mm'),
        ]
      : []),
    measured('Frame', lengths.frame, 'm'),
    line('Frame profile', system.weight.frame, 'kg/m'),
    ...(lengths.sash > 0
      ? [measured('Sashes', lengths.sash, 'm'), line('Sash profile', system.weight.sash, 'kg/m')]
      : []),
    ...(lengths.mullion > 0
      ? [measured('Mullions', lengths.mullion, 'm'), line('Mullion profile', system.weight.mullion, 'kg/m')]
      : []),
    ...(layout.leaves.some((leaf) => leaf.panes.some(({ cell }) => isInfill(cell)))
      ? [{ label: 'Weight of the panel', value: null, unit: 'kg/m²', source: 'No value is on file' }]
      : []),
  ]
  const missing = missingAmong(lines)
  const profiles =
    lengths.frame * (system.weight.frame.value ?? 0) +
    lengths.sash * (system.weight.sash.value ?? 0) +
    lengths.mullion * (system.weight.mullion.value ?? 0)
  return {
    value: missing === null ? round(glass + profiles, 1) : null,
    missing,
    formula: '2.5 kg × glass area × glass thickness + profile length × profile weight',
    lines,
    confidence: 'High',
    limitation: 'Without handles, hinges, mesh and grille. The film of laminated glass counts as glass.',
    inputs: { glass: round(glass, 1), profiles: missing === null ? round(profiles, 1) : null },
    heaviestLeaf: heaviest(layout.leaves, system, glazing),
  }
}

/** Weight of a sash with its glass; `null` for a fixed light, or if an input is not known. */
export function leafWeight(leaf: Leaf, system: System, glazing: Glazing): number | null {
  const { value } = system.weight.sash
  if (!leaf.sash || leaf.cell.opens === 'fixed' || value === null) return null
  if (leaf.panes.some(({ cell }) => isInfill(cell))) return null
  return glassWeight([leaf], glazing) + (perimeterOf(leaf.sash) / 1000) * value
}

function heaviest(leaves: Leaf[], system: System, glazing: Glazing): LeafWeight | null {
  const weights = leaves.flatMap((leaf) => {
    const kg = leafWeight(leaf, system, glazing)
    return kg === null ? [] : [{ row: leaf.row, column: leaf.column, kg: round(kg, 1) }]
  })
  return weights.toSorted((one, other) => other.kg - one.kg)[0] ?? null
}

function glassWeight(leaves: Leaf[], glazing: Glazing) {
  return sum(leaves.map(glassArea)) * glassThicknessOf(glazing) * glassDensity.value
}

/** Visible glass of a leaf in square metres; a mesh is not counted. */
function glassArea({ panes }: Leaf) {
  const glazed = panes.filter(({ cell }) => hasGlass(cell))
  return sum(glazed.map(({ polygon }) => areaOf(polygon))) / 1_000_000
}

/** In metres. */
function profileLengths({ outline, leaves, mullions }: Layout) {
  return {
    frame: perimeterOf(outline) / 1000,
    sash: sum(leaves.map(({ sash }) => (sash ? perimeterOf(sash) : 0))) / 1000,
    mullion: sum(mullions.map(({ box }) => Math.max(box.right - box.left, box.bottom - box.top))) / 1000,
  }
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}
