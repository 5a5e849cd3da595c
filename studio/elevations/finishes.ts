import type { Elevation } from '../../content/types.ts'

export type Finish = {
  face: string
  /** Outline of members, darker than the face or, on dark finishes, lighter. */
  joint: string
  outline: string
  /** Strength of the shading, 0..1. */
  relief: number
  metallic: boolean
  metal: string
  metalEdge: string
  panel: string
  grain?: [light: string, dark: string]
}

export const colours = {
  ground: '#F1EEE9',
  paper: '#FBFAF8',
  ink: '#171B1F',
  softInk: '#52585E',
  hairline: '#DDD8D0',
  accent: '#E8590C',
  gasket: '#2B2F33',
} as const

export type Profile = 'upvc' | 'aluminium' | 'slim' | 'none'

/** Visible widths in millimetres. */
const profiles: Record<Profile, { frame: number; sash: number; mullion: number; bar: number; bead: number }> = {
  upvc: { frame: 58, sash: 68, mullion: 72, bar: 26, bead: 17 },
  aluminium: { frame: 50, sash: 56, mullion: 56, bar: 24, bead: 12 },
  slim: { frame: 36, sash: 38, mullion: 38, bar: 20, bead: 7 },
  none: { frame: 0, sash: 0, mullion: 8, bar: 16, bead: 0 },
}

export function profileOf(finish: Elevation['finish'], requested: Profile | undefined) {
  if (finish === 'glass') return profiles.none
  if (finish === 'black') return profiles[requested === 'upvc' ? 'aluminium' : 'slim']
  return profiles[requested ?? (finish === 'white' || finish === 'oak' ? 'upvc' : 'aluminium')]
}

export const finishes: Record<Elevation['finish'], Finish> = {
  white: {
    face: '#F8F8F6',
    joint: '#C9C6C0',
    outline: '#A9A59E',
    relief: 0.09,
    metallic: false,
    metal: '#A7ACAF',
    metalEdge: '#7C8286',
    panel: '#F4F4F1',
  },
  oak: {
    face: '#B88650',
    joint: '#7E5528',
    outline: '#7A532A',
    relief: 0.1,
    metallic: false,
    metal: '#33302D',
    metalEdge: '#1D1B19',
    panel: '#B88650',
    grain: ['#CFA06B', '#94652F'],
  },
  anthracite: {
    face: '#40474D',
    joint: '#2A2F34',
    outline: '#2A2F34',
    relief: 0.1,
    metallic: true,
    metal: '#C3C7C9',
    metalEdge: '#7F868A',
    panel: '#454C52',
  },
  black: {
    face: '#24272A',
    joint: '#0F1113',
    outline: '#121416',
    relief: 0.1,
    metallic: true,
    metal: '#6C7277',
    metalEdge: '#0F1113',
    panel: '#2A2D30',
  },
  bronze: {
    face: '#6B5443',
    joint: '#48372A',
    outline: '#46352A',
    relief: 0.11,
    metallic: true,
    metal: '#B9A283',
    metalEdge: '#6E5B44',
    panel: '#70594A',
  },
  glass: {
    face: '#C2C7C9',
    joint: '#8B9296',
    outline: '#8B9296',
    relief: 0.14,
    metallic: false,
    metal: '#B4BABD',
    metalEdge: '#767D81',
    panel: '#C9CDCE',
  },
}

/** Towards white for positive amounts, towards the night tone for negative ones. */
export function shade(colour: string, amount: number) {
  return mix(colour, amount > 0 ? '#FFFFFF' : '#14181C', Math.abs(amount))
}

export function mix(from: string, to: string, share: number) {
  const a = channels(from)
  const b = channels(to)
  return `#${a.map((value, index) => hex(value + ((b[index] ?? value) - value) * share)).join('')}`
}

function channels(colour: string) {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function hex(value: number) {
  return Math.round(value).toString(16).padStart(2, '0')
}
