import { mix } from '@house/contract/brand/colour'
import { type CornerStyle, emptyBrand } from '@house/contract/brand/options'
import { paletteOf } from '@house/contract/brand/palette'
import { pageBrand } from './brand.ts'

const brand = pageBrand?.brand
const { palette } = paletteOf(brand ?? emptyBrand)

export const colors = {
  background: palette.ground,
  paper: palette.raised,
  stone: palette.stone,
  hairline: palette.hairline,
  night: palette.night,
  ink: palette.ink,
  softInk: palette['ink-soft'],
  brand: palette.accent,
  /** The brand's accent on dark grounds. */
  brandOnDark: palette['accent-night'],
  /** The brand's accent, dark enough for text or for white text on it. */
  accent: palette['accent-ink'],
  /** Background of drop targets and selected items. */
  accentTint: brand?.accent ? mix('#ffffff', brand.accent, 0.14) : '#FCE9DF',
  /** Accent text on the dark ground of a toast. */
  accentOnDark: brand?.accent ? palette['accent-night'] : '#FFB385',
  error: '#A50E3A',
  success: '#1F6B3A',
  warning: '#8A5300',
  info: '#1D5A85',
}

/** A light accent has dark text on it. */
export const buttonColors = brand?.accent
  ? {
      backgroundColor: palette.action,
      color: palette['on-action'],
      '&:hover': { backgroundColor: palette['action-deep'] },
    }
  : {}

const ownRadii: Record<CornerStyle, number> = { square: 0, soft: 4, round: 10 }
export const radius = brand?.corners ? ownRadii[brand.corners] : 2

/** The faces of a brand's fonts are in its stylesheet. */
export const fonts = brand?.fonts
  ? { sans: '"Brand Sans", Arial, sans-serif', serif: '"Brand Display", Georgia, serif' }
  : { sans: '"Instrument Sans", Arial, sans-serif', serif: '"Instrument Serif", "Times New Roman", serif' }

export const phones = '@media (max-width: 599.95px)'
export const tablets = '@media (min-width: 600px) and (max-width: 1199.95px)'
export const belowDesktop = '@media (max-width: 1199.95px)'
