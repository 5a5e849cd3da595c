import { serverPaths } from '../urls.ts'
import type { FontPairId } from './options.ts'

/** A font of a @fontsource package. */
export type BrandFont = {
  family: string
  /** The package and the beginning of its files' names. */
  name: string
  /** The weight that headings, or ordinary texts, are set in. */
  weight: number
  hasItalic: boolean
  /** The size at which it looks as large as the demonstration's font. */
  scale: number
  /** Height of the letters above the line, as a share of the font size. */
  ascent: number
  fallback: string
}
export type FontPair = { label: string; heading: BrandFont; text: BrandFont }

const serif = 'Georgia, "Times New Roman", serif'
const sans = 'Arial, sans-serif'
const ofText = { weight: 400, hasItalic: false, fallback: sans }

export const fontPairs: Record<FontPairId, FontPair> = {
  instrument: {
    label: 'Instrument Serif and Instrument Sans: elegant',
    heading: {
      family: 'Instrument Serif',
      name: 'instrument-serif',
      weight: 400,
      hasItalic: true,
      scale: 1,
      ascent: 0.99,
      fallback: serif,
    },
    text: { ...ofText, family: 'Instrument Sans', name: 'instrument-sans', scale: 1, ascent: 0.97 },
  },
  playfair: {
    label: 'Playfair Display and Source Sans: classic',
    heading: {
      family: 'Playfair Display',
      name: 'playfair-display',
      weight: 400,
      hasItalic: true,
      scale: 0.82,
      ascent: 1.082,
      fallback: serif,
    },
    text: { ...ofText, family: 'Source Sans 3', name: 'source-sans-3', scale: 1.04, ascent: 1.024 },
  },
  dm: {
    label: 'DM Serif Display and DM Sans: strong',
    heading: {
      family: 'DM Serif Display',
      name: 'dm-serif-display',
      weight: 400,
      hasItalic: true,
      scale: 0.84,
      ascent: 1.036,
      fallback: serif,
    },
    text: { ...ofText, family: 'DM Sans', name: 'dm-sans', scale: 0.98, ascent: 0.992 },
  },
  plex: {
    label: 'IBM Plex Serif and IBM Plex Sans: technical',
    heading: {
      family: 'IBM Plex Serif',
      name: 'ibm-plex-serif',
      weight: 400,
      hasItalic: true,
      scale: 0.78,
      ascent: 1.025,
      fallback: serif,
    },
    text: { ...ofText, family: 'IBM Plex Sans', name: 'ibm-plex-sans', scale: 0.98, ascent: 1.025 },
  },
  manrope: {
    label: 'Manrope: modern, without serifs',
    heading: {
      family: 'Manrope',
      name: 'manrope',
      weight: 600,
      hasItalic: false,
      scale: 0.78,
      ascent: 1.066,
      fallback: sans,
    },
    text: { ...ofText, family: 'Manrope', name: 'manrope', scale: 0.96, ascent: 1.066 },
  },
}

/** Weight of emphasised text. */
export const strongWeight = 600

/** The parts in which fonts are split; the second is only loaded for rare characters. */
export const subsets = {
  latin:
    'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+100-130, U+132-151, U+154-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
} as const
export type Subset = keyof typeof subsets

export function fontFile({ name }: BrandFont, subset: Subset, weight: number, isItalic = false) {
  return `${name}-${subset}-${weight}-${isItalic ? 'italic' : 'normal'}`
}

export function fontUrl(file: string) {
  return `${serverPaths.brandFiles}/${file}.woff2`
}
