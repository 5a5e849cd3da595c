import { z } from 'zod'
import { cornerStyles, fontPairIds } from './options.ts'

const mediaUrl = z.string().meta({ description: 'A path on this site; empty if there is none' })
const colour = z.string().meta({ description: 'Like #e8590c; empty for the default' })

/** The look of a company. Without a logo its short name is set in the heading font. */
export const Brand = z.object({
  logo: mediaUrl,
  logo_on_dark: mediaUrl,
  /** Square. */
  icon: mediaUrl,
  accent: colour,
  dark: colour,
  ground: colour,
  fonts: z.enum(['', ...fontPairIds]),
  corners: z.enum(['', ...cornerStyles]),
})
export type Brand = z.infer<typeof Brand>

/** What the site derives from it. */
export const SiteBrand = z.object({
  ...Brand.shape,
  /** Changes with everything that icons and link previews show. */
  version: z.string(),
  /** URL of the colours, fonts and corners; empty if they are the default ones. */
  stylesheet: z.string(),
  /** URLs of the fonts that every page needs; empty for the default ones. */
  preload: z.array(z.string()),
  theme_color: z.string(),
})
export type SiteBrand = z.infer<typeof SiteBrand>
