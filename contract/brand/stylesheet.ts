import { serverPaths } from '../urls.ts'
import { isHexColour } from './colour.ts'
import { type BrandFont, fontFile, fontPairs, fontUrl, type Subset, strongWeight, subsets } from './font-pairs.ts'
import { type BrandStyle, type CornerStyle, cornerStyles, fontPairIds } from './options.ts'
import { demoPalette, paletteOf } from './palette.ts'

/** Increase when the same choices give another stylesheet: browsers keep it for a year. */
const layoutVersion = '1'

/** Of buttons and fields, and of pictures and cards. */
const radii: Record<CornerStyle, string> = { square: '0', soft: '6px', round: '14px' }

/** URL of the stylesheet. It contains the choices, so that drafts have one too; empty if nothing is chosen. */
export function stylesheetUrl({ accent, dark, ground, fonts, corners }: BrandStyle) {
  const chosen = Object.entries({ accent, dark, ground, fonts, corners }).filter(([, value]) => value !== '')
  if (chosen.length === 0) return ''
  const query = chosen.map(([name, value]) => [name, value.replace('#', '')])
  return `${serverPaths.brandStylesheet}?${new URLSearchParams([...query, ['v', layoutVersion]])}`
}

/** The choices in a stylesheet's URL. Invalid values are dropped: anyone can write a URL. */
export function styleOfQuery(query: Record<string, string>): BrandStyle {
  const colour = (name: string) => (isHexColour(`#${query[name]}`) ? `#${query[name]}` : '')
  return {
    accent: colour('accent'),
    dark: colour('dark'),
    ground: colour('ground'),
    fonts: fontPairIds.find((id) => id === query.fonts) ?? '',
    corners: cornerStyles.find((style) => style === query.corners) ?? '',
  }
}

/** What differs from the stylesheet of the demonstration. */
export function brandStylesheet(style: BrandStyle): string {
  const { palette } = paletteOf(style)
  const colours = Object.entries(palette)
    .filter(([name, value]) => value !== new Map(Object.entries(demoPalette)).get(name))
    .map(([name, value]) => `--color-${name}: ${value};`)
  const pair = style.fonts ? fontPairs[style.fonts] : undefined
  const rules = [
    ...colours,
    ...(style.corners ? [`--radius-frame: ${radii[style.corners]};`, `--radius-tile: ${radii[style.corners]};`] : []),
    ...(pair ? [`--font-display: "Brand Display", ${pair.heading.fallback};`] : []),
    ...(pair ? [`--font-sans: "Brand Sans", ${pair.text.fallback};`] : []),
  ]
  return [
    ...(pair ? [...facesOf(pair), headings] : []),
    `:root {\n${rules.map((rule) => `  ${rule}\n`).join('')}}\n`,
  ].join('\n')
}

/** The fonts of headings are scaled down to the size of the demonstration's; their lines come closer. */
const headings = '@layer base {\n  h1, h2 {\n    line-height: 0.92;\n  }\n  h3 {\n    line-height: 1;\n  }\n}'

/** URLs of the fonts that every page needs. */
export function preloadedFonts({ fonts }: Pick<BrandStyle, 'fonts'>): string[] {
  if (!fonts) return []
  const { heading, text } = fontPairs[fonts]
  const files = [
    fontFile(text, 'latin', text.weight),
    fontFile(text, 'latin', strongWeight),
    fontFile(heading, 'latin', heading.weight),
  ]
  return [...new Set(files)].map(fontUrl)
}

/** Headings have one weight, whatever it is called in the font: pages ask for the normal one. */
function facesOf({ heading, text }: { heading: BrandFont; text: BrandFont }) {
  return (Object.keys(subsets) as Subset[]).flatMap((subset) => [
    face('Brand Display', heading, subset, { weight: heading.weight, as: '400' }),
    ...(heading.hasItalic
      ? [face('Brand Display', heading, subset, { weight: heading.weight, as: '400', isItalic: true })]
      : []),
    face('Brand Sans', text, subset, { weight: text.weight, as: '400 500' }),
    face('Brand Sans', text, subset, { weight: strongWeight, as: '600 700' }),
  ])
}

/** `optional`, as the demonstration's fonts are: a late font moves nothing. */
function face(
  family: string,
  font: BrandFont,
  subset: Subset,
  { weight, as, isItalic = false }: { weight: number; as: string; isItalic?: boolean },
) {
  const rules = [
    `font-family: "${family}";`,
    `font-weight: ${as};`,
    ...(isItalic ? ['font-style: italic;'] : []),
    'font-display: optional;',
    `size-adjust: ${Math.round(font.scale * 100)}%;`,
    `src: url("${fontUrl(fontFile(font, subset, weight, isItalic))}") format("woff2");`,
    `unicode-range: ${subsets[subset]};`,
  ]
  return `@font-face {\n${rules.map((rule) => `  ${rule}\n`).join('')}}`
}
