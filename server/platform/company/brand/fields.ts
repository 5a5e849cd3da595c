import type { Brand } from '@house/contract/brand/brand'
import { isHexColour, normaliseColour } from '@house/contract/brand/colour'
import { cornerStyles, fontPairIds } from '@house/contract/brand/options'
import { maxContentLength } from '@house/contract/validation-limits'
import { z } from 'zod'
import { oneOf, text } from '../../staff-api/validation.ts'

const file = text(maxContentLength.path)
const colour = text(20)
  .transform(normaliseColour)
  .refine((value) => value === '' || isHexColour(value), { error: 'must be a colour like #e8590c' })

/** What staff may enter; empty values are the default ones. */
export const brandFields = z.object({
  logo: file,
  logo_on_dark: file,
  icon: file,
  accent: colour,
  dark: colour,
  ground: colour,
  fonts: oneOf(['', ...fontPairIds]),
  corners: oneOf(['', ...cornerStyles]),
} satisfies Record<keyof Brand, z.ZodType>)

export const brandMedia = ['logo', 'logo_on_dark', 'icon'] as const satisfies (keyof Brand)[]
