import type { Figures } from '@house/fenestration/figures/figures'
import { type EveryGlass, findSinglePane, type GlassValue } from './with-every-glass.ts'

const shares: [number, string][] = [
  [0.1, '1/10'],
  [0.2, '1/5'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [0.4, '2/5'],
  [1 / 2, 'half'],
  [0.6, '3/5'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [0.8, '4/5'],
  [0.9, '9/10'],
]

/** A figure in everyday words: heat and sun beside the same opening with a single clear pane. Empty if no short sentence is true. */
export function plainWords(name: keyof Figures, figures: Figures, everyGlass: EveryGlass): string {
  const { value, missing } = figures[name]
  if (value === null) return missing ?? ''
  if (name === 'uw' || name === 'shgc') return besideSinglePane(value, everyGlass[name])
  if (name === 'sound') {
    const { rw_ctr } = figures.sound.inputs
    return rw_ctr === null ? 'Of the glass alone' : `Glass alone: ${rw_ctr} dB less traffic noise`
  }
  const { heaviestLeaf } = figures.weight
  return heaviestLeaf ? `Heaviest sash ${Math.round(heaviestLeaf.kg)} kg` : 'With glass and profiles'
}

function besideSinglePane(value: number, values: GlassValue[]): string {
  const single = findSinglePane(values)
  if (!single || single.value === 0) return ''
  const ratio = value / single.value
  if (ratio > 1.05) return 'More than a single pane'
  if (ratio > 0.95) return 'As much as a single pane'
  if (ratio < 0.05) return 'Nearly nothing'
  const distance = ([share]: [number, string]) => Math.abs(share - ratio)
  const [[, nearest] = [0, '']] = shares.toSorted((one, other) => distance(one) - distance(other))
  return `About ${nearest} of a single pane`
}
