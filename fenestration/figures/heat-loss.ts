import type { Parts } from '../design/planner-parts.ts'
import { areasOf } from '../layout/areas.ts'
import type { Layout } from '../layout/layout.ts'
import { type Figure, line, measured, missingAmong, round } from './figure.ts'
import { opensToTheAir } from './open-parts.ts'

export type HeatLoss = Figure & {
  inputs: { ag: number; af: number; lg: number; ug: number | null; uf: number | null; psi: number | null }
}

/** Uw by ISO 10077-1, in W/m²K. */
export function computeHeatLoss(layout: Layout, { system, glazing }: Parts): HeatLoss {
  const areas = areasOf(layout)
  const psi = glazing.low_e ? system.psi.low_e : system.psi.plain
  const lines = [
    measured('Glass area (Ag)', areas.glass, 'm²'),
    line('Heat through the glass (Ug)', glazing.ug, 'W/m²K'),
    measured('Frame area (Af)', areas.frame, 'm²'),
    line('Heat through the frame (Uf)', system.uf, 'W/m²K'),
    measured('Length of the glass edge (lg)', areas.glassPerimeter, 'm'),
    line('Heat through the glass edge (Ψg)', psi, 'W/mK'),
    ...(areas.infill > 0
      ? [{ label: 'Heat through the panel (Up)', value: null, unit: 'W/m²K', source: 'No value is on file' }]
      : []),
  ]
  const missing = opensToTheAir(layout) ?? missingAmong(lines)
  const [ug, uf] = [glazing.ug.value, system.uf.value]
  const value =
    missing === null && ug !== null && uf !== null && psi.value !== null
      ? computeUw({ ag: areas.glass, af: areas.frame, lg: areas.glassPerimeter, ug, uf, psi: psi.value })
      : null
  return {
    value: value === null ? null : round(value, 3),
    missing,
    formula: 'Uw = (Ag × Ug + Af × Uf + lg × Ψg) / (Ag + Af)',
    lines,
    confidence: 'High: a standard calculation with table values',
    limitation: 'Without the joint to the wall, and without draughts through an old or badly closed sash.',
    inputs: {
      ag: round(areas.glass, 4),
      af: round(areas.frame, 4),
      lg: round(areas.glassPerimeter, 4),
      ug,
      uf,
      psi: psi.value,
    },
  }
}

/** Areas in m², the glass edge in m. */
export function computeUw({ ag, af, lg, ug, uf, psi }: Record<'ag' | 'af' | 'lg' | 'ug' | 'uf' | 'psi', number>) {
  return (ag * ug + af * uf + lg * psi) / (ag + af)
}
