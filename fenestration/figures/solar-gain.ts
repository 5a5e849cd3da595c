import type { Parts } from '../design/planner-parts.ts'
import { areasOf } from '../layout/areas.ts'
import type { Layout } from '../layout/layout.ts'
import { type Figure, line, measured, missingAmong, round } from './figure.ts'
import { lacksGlass, opensToTheAir } from './open-parts.ts'

export type SolarGain = Figure & { inputs: { glass_shgc: number | null; glass_share: number } }

/** The share of the sun's heat that the whole window lets in, 0 to 1. */
export function computeSolarGain(layout: Layout, { glazing }: Parts): SolarGain {
  const { glass, whole } = areasOf(layout)
  const glassShare = whole === 0 ? 0 : glass / whole
  const lines = [
    line('Sun through the glass (SHGC)', glazing.shgc, ''),
    measured('Share of glass in the window', glassShare, ''),
  ]
  const missing = opensToTheAir(layout) ?? lacksGlass(layout) ?? missingAmong(lines)
  const { value } = glazing.shgc
  return {
    value: missing === null && value !== null ? round(value * glassShare, 3) : null,
    missing,
    formula: 'SHGC of the glass × share of glass',
    lines,
    confidence: "High with the glass maker's own data",
    limitation:
      'For sun from all directions of the sky (hemispherical), unless the source of the glass says otherwise; without curtains, trees or a chajja, and without the heat of a dark frame.',
    inputs: { glass_shgc: value, glass_share: round(glassShare, 4) },
  }
}
