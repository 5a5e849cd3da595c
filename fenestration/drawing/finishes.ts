import type { Colour } from '@house/contract/plans/planner-parts'

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

export const inks = {
  accent: '#E8590C',
  softInk: '#52585E',
  hairline: '#B9B3A9',
  gasket: '#2B2F33',
} as const

export const finishes = {
  white: {
    face: '#F6F5F2',
    joint: '#C1BDB6',
    outline: '#9C978F',
    relief: 0.1,
    panel: '#F3F2EF',
    metallic: false,
    metal: '#A9AEB1',
    metalEdge: '#767C80',
  },
  'golden-oak': {
    face: '#B88650',
    joint: '#7E5528',
    outline: '#72502A',
    relief: 0.13,
    panel: '#B88650',
    metallic: false,
    metal: '#3A3734',
    metalEdge: '#1D1B19',
    grain: ['#CFA06B', '#94652F'],
  },
  walnut: {
    face: '#5F4435',
    joint: '#33231B',
    outline: '#2B1D16',
    relief: 0.14,
    panel: '#624738',
    metallic: false,
    metal: '#B9A283',
    metalEdge: '#6E5B44',
    grain: ['#7C5B48', '#3F2B21'],
  },
  anthracite: {
    face: '#40474D',
    joint: '#23282C',
    outline: '#1F2428',
    relief: 0.15,
    panel: '#454C52',
    metallic: true,
    metal: '#C6CACC',
    metalEdge: '#7A8185',
  },
  bronze: {
    face: '#6B5443',
    joint: '#44342A',
    outline: '#3F2F25',
    relief: 0.14,
    panel: '#70594A',
    metallic: true,
    metal: '#B9A283',
    metalEdge: '#6E5B44',
  },
  black: {
    face: '#26292C',
    joint: '#0C0E10',
    outline: '#0C0E10',
    relief: 0.16,
    panel: '#2B2E31',
    metallic: true,
    metal: '#858B90',
    metalEdge: '#0F1113',
  },
} satisfies Record<string, Finish>

export function finishOf({ key, hex }: Pick<Colour, 'key' | 'hex'>): Finish {
  if (Object.hasOwn(finishes, key)) return finishes[key as keyof typeof finishes]
  return deriveFinish(hex)
}

function deriveFinish(hex: string): Finish {
  const isLight = lightness(hex) > 0.55
  return {
    face: hex,
    joint: shade(hex, isLight ? -0.24 : -0.45),
    outline: shade(hex, isLight ? -0.4 : -0.55),
    relief: isLight ? 0.1 : 0.15,
    metallic: false,
    metal: isLight ? '#A9AEB1' : '#C6CACC',
    metalEdge: '#767C80',
    panel: shade(hex, isLight ? -0.02 : 0.03),
  }
}

function lightness(hex: string) {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}

const shades = new Map<string, string>()

/** Towards white for positive amounts, towards the night tone for negative ones. */
export function shade(colour: string, amount: number) {
  const key = colour + amount
  const known = shades.get(key)
  if (known) return known
  // A visitor tries few colours, but a server draws for all of them.
  if (shades.size > 2000) shades.clear()
  const shaded = mix(colour, amount > 0 ? '#FFFFFF' : '#14181C', Math.min(1, Math.abs(amount)))
  shades.set(key, shaded)
  return shaded
}

export function mix(from: string, to: string, share: number) {
  const a = channels(from)
  const b = channels(to)
  return `#${a.map((value, index) => hexOf(value + ((b[index] ?? value) - value) * share)).join('')}`
}

function channels(colour: string) {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function hexOf(value: number) {
  return Math.round(value).toString(16).padStart(2, '0')
}
