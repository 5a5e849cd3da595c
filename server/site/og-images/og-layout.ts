import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type OgImage, ogImageSize } from '@house/contract/og-image'
import satori, { type Font } from 'satori'

export const colour = { night: '#14181C', stone: '#F1EEE9', accent: '#E8590C' }
/** White text on a dark background, or dark text on the background of drawings. */
export const themes = {
  night: { background: colour.night, ink: '#FFFFFF', soft: '#D8D4CD' },
  day: { background: colour.stone, ink: '#171B1F', soft: '#52585E' },
}
export type Theme = (typeof themes)[keyof typeof themes]

const { width, height } = ogImageSize
const margin = 64
const mark = { size: 1.6, width: 48, height: 61 }
const textWidth = 610

const titleStyle = { fontFamily: 'Serif', lineHeight: 1.06, letterSpacing: '-0.012em', textWrap: 'balance' }

const require = createRequire(import.meta.url)
let fonts: Font[] | undefined

/** The company's mark and short name above, the title and the whole name below, as an SVG of the image's size. */
export async function drawText({ title, company, shortName }: OgImage, theme: Theme): Promise<string> {
  const nameBox = { left: margin + mark.width + 18, top: margin, height: mark.height, alignItems: 'center' }
  const image = box(
    { width, height, color: theme.ink },
    box(
      { ...nameBox, position: 'absolute', fontFamily: 'Serif', fontSize: shortName.length > 24 ? 32 : 46 },
      shortName,
    ),
    box(
      { position: 'absolute', left: margin, bottom: margin, width: textWidth, flexDirection: 'column' },
      box({ width: 72, height: 4, marginBottom: 30, backgroundColor: colour.accent }),
      box({ ...titleStyle, fontSize: sizeOf(title) }, title),
      box(
        { marginTop: 30, fontFamily: 'Sans', fontSize: 24, lineHeight: 1.2, color: theme.soft },
        company === shortName ? '' : company,
      ),
    ),
  )
  const drawn = await satori(image as never, { width, height, fonts: loadFonts() })
  return drawn.replace('</svg>', `${drawArch(theme.ink, margin, margin, mark.size, { line: 1.4, opacity: 1 })}</svg>`)
}

/** A jharokha's arch, divided as a window is: the mark of the site's header. */
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

type Box = { type: 'div'; props: { style: object; children: (Box | string)[] } }

function box(style: Record<string, string | number>, ...children: (Box | string)[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

/** Read when the first image is drawn. */
function loadFonts() {
  fonts ??= [
    font('Serif', '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff'),
    font('Serif', '@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff'),
    font('Sans', '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
    font('Sans', '@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff'),
  ]
  return fonts
}

function font(name: string, file: string): Font {
  return { name, data: readFileSync(require.resolve(file)), weight: 400, style: 'normal' }
}
