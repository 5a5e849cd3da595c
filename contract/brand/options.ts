/** Pairs of a heading font and a text font. The first is the demonstration's. */
export const fontPairIds = ['instrument', 'playfair', 'dm', 'plex', 'manrope'] as const
export type FontPairId = (typeof fontPairIds)[number]

export const cornerStyles = ['square', 'soft', 'round'] as const
export type CornerStyle = (typeof cornerStyles)[number]

/** What staff choose. An empty text is the demonstration's own colour, font pair or corner. */
export type BrandStyle = {
  accent: string
  /** For text and for dark bands. */
  dark: string
  ground: string
  fonts: FontPairId | ''
  corners: CornerStyle | ''
}

/** A company that has chosen nothing yet. It is not `null`, which is the demonstration's look with its arch. */
export const emptyBrand: BrandStyle & Record<'logo' | 'logo_on_dark' | 'icon', string> = {
  logo: '',
  logo_on_dark: '',
  icon: '',
  accent: '',
  dark: '',
  ground: '',
  fonts: '',
  corners: '',
}

/** What a logo or an icon may be. */
export const brandFiles = {
  logo: { megabytes: 1, longestSide: 1600 },
  icon: { megabytes: 1, longestSide: 1024 },
} as const
export type BrandFileKind = keyof typeof brandFiles
