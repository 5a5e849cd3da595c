import { fontPairs } from '@house/contract/brand/font-pairs'
import { type OgImage, ogImageSize } from '@house/contract/pages/og-image'
import satori from 'satori'
import type { DrawnBrand } from '../../../platform/company/brand/drawn-brand.ts'
import { type Box, box, satoriFonts } from '../../../platform/company/brand/satori.ts'

/** White text on a dark background, or dark text on the background of drawings. */
export function themesOf({ palette }: DrawnBrand) {
  return {
    night: { background: palette.night, accent: palette['accent-night'], ink: '#FFFFFF', soft: '#D8D4CD' },
    day: { background: palette.stone, accent: palette.accent, ink: palette.ink, soft: palette['ink-soft'] },
  }
}
export type Theme = ReturnType<typeof themesOf>['night']

const { width, height } = ogImageSize
const margin = 64
const mark = { size: 1.6, width: 48, height: 61 }
const textWidth = 610

/** Where a logo is. */
export const logoBox = { left: margin, top: margin, width: 420, height: 72 }

const titleStyle = { fontFamily: 'Heading', lineHeight: 1.06, letterSpacing: '-0.012em', textWrap: 'balance' }

/** The short name above, after the demonstration's mark, unless there is a logo; the title and the whole name below. */
export async function drawText(
  { title, company, shortName }: OgImage,
  theme: Theme,
  { brand, hasLogo }: { brand: DrawnBrand; hasLogo: boolean },
): Promise<string> {
  const { scale } = fontPairs[brand.fonts].heading
  const left = margin + (brand.hasArch ? mark.width + 18 : 0)
  const nameBox = { left, top: margin, height: mark.height, alignItems: 'center' }
  const nameSize = (shortName.length > 24 ? 32 : 46) * scale
  const image: Box = box(
    { width, height, color: theme.ink },
    box({ ...nameBox, position: 'absolute', fontFamily: 'Heading', fontSize: nameSize }, hasLogo ? '' : shortName),
    box(
      { position: 'absolute', left: margin, bottom: margin, width: textWidth, flexDirection: 'column' },
      box({ width: 72, height: 4, marginBottom: 30, backgroundColor: theme.accent }),
      box({ ...titleStyle, fontSize: sizeOf(title) * scale }, title),
      box(
        { marginTop: 30, fontFamily: 'Text', fontSize: 24, lineHeight: 1.2, color: theme.soft },
        company === shortName ? '' : company,
      ),
    ),
  )
  const drawn = await satori(image as never, { width, height, fonts: satoriFonts(brand.fonts) })
  if (!brand.hasArch) return drawn
  return drawn.replace('</svg>', `${drawArch(theme.ink, margin, margin, mark.size, { line: 1.4, opacity: 1 })}</svg>`)
}

/** The demonstration's mark: an arch, divided as a window is. */
export function drawArch(ink: string, x: number, y: number, scale: number, theme: { line: number; opacity: number }) {
  const stroke = `fill="none" stroke="${ink}" stroke-opacity="${theme.opacity}"`
  return `<g transform="translate(${x} ${y}) scale(${scale})" ${stroke} stroke-width="${theme.line}">
    <path d="M1 37V15C1 8 7 6 15 1c8 5 14 7 14 14v22z"/>
    <path d="M15 1v36M1 15h28M8 15v22M22 15v22M1 26h28" stroke-width="${theme.line * 0.65}"/></g>`
}

/** Long titles are set smaller, so that they end below the mark. */
function sizeOf(title: string) {
  if (title.length <= 32) return 88
  if (title.length <= 60) return 72
  return title.length <= 100 ? 58 : 44
}
