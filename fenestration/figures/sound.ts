import type { Parts } from '../design/planner-parts.ts'
import type { Layout } from '../layout/layout.ts'
import { type Figure, line, missingAmong } from './figure.ts'
import { lacksGlass, opensToTheAir } from './open-parts.ts'

export type Sound = Figure & { inputs: { rw: number | null; rw_ctr: number | null } }

/** Rw of the glass from laboratory tables, in decibels. */
export function computeSound(layout: Layout, { glazing }: Parts): Sound {
  const lines = [
    line('Noise kept out by the glass (Rw)', glazing.rw, 'dB'),
    line('Traffic noise kept out (Rw + Ctr)', glazing.rw_ctr, 'dB'),
  ]
  const missing = opensToTheAir(layout) ?? lacksGlass(layout) ?? missingAmong(lines.slice(0, 1))
  return {
    value: missing === null ? glazing.rw.value : null,
    missing,
    formula: 'Not calculated: measured in a laboratory',
    lines,
    confidence: 'High for the glass, low for the whole window',
    limitation: 'The frame, its seals and the joint to the wall usually let more noise through than the glass.',
    inputs: { rw: glazing.rw.value, rw_ctr: glazing.rw_ctr.value },
  }
}
