import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Card, cardSize } from '@house/contract/cards'
import satori, { type Font } from 'satori'
import sharp from 'sharp'

export type CardPicture = { bytes: Uint8Array; focus: [x: number, y: number] }

const { width, height } = cardSize
const maxBytes = 200 * 1024
const qualities = [82, 74, 66, 58, 50]
const colour = { night: '#14181C', stone: '#F1EEE9', soft: '#D8D4CD', accent: '#E8590C' }
/** Where the picture's focal point comes to lie: beside the words. */
const focusLiesAt = 0.68
const wordsWidth = 660

const require = createRequire(import.meta.url)
let fonts: Font[] | undefined

/** The title over the page's picture, with the company's mark: a JPEG that chats show beside a link. */
export async function drawCard(card: Card, picture: CardPicture | undefined): Promise<Buffer> {
  const layers = [{ input: Buffer.from(scrim(picture !== undefined)) }, { input: Buffer.from(await words(card)) }]
  const ground = picture ? await cover(picture) : await plainGround()
  const drawn = await sharp(ground).composite(layers).removeAlpha().raw().toBuffer()
  return encode(drawn)
}

/** As good as it can be within the size that chats still load. */
async function encode(pixels: Buffer): Promise<Buffer> {
  for (const quality of qualities) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (jpeg.length <= maxBytes || quality === qualities.at(-1)) return jpeg
  }
  throw new Error('no quality is left to try')
}

/** The picture over the whole card, cut so that its focal point stays in view and clear of the words. */
async function cover({ bytes, focus }: CardPicture) {
  const picture = sharp(bytes).flatten({ background: colour.stone })
  const size = await picture.metadata()
  const scale = Math.max(width / size.width, height / size.height)
  const scaled = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  const left = clamp(focus[0] * scaled.width - focusLiesAt * width, scaled.width - width)
  const top = clamp(focus[1] * scaled.height - height / 2, scaled.height - height)
  return picture
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, width, height })
    .png()
    .toBuffer()
}

function plainGround() {
  return sharp({ create: { width, height, channels: 3, background: colour.night } })
    .png()
    .toBuffer()
}

function clamp(value: number, most: number) {
  return Math.round(Math.min(Math.max(value, 0), most))
}

/** Dark under the words, so that they read on any picture; clear beside them. */
function scrim(isOnPicture: boolean) {
  if (!isOnPicture) return svg(arch(760, 60, 14, 1, 'stroke-opacity=".14"'))
  return svg(`<defs><linearGradient id="fade">
    <stop offset="0" stop-color="#0b0e11" stop-opacity=".94"/>
    <stop offset=".45" stop-color="#0b0e11" stop-opacity=".8"/>
    <stop offset=".9" stop-color="#0b0e11" stop-opacity=".08"/>
  </linearGradient></defs><rect width="${width}" height="${height}" fill="url(#fade)"/>`)
}

async function words({ title, company }: Card) {
  const card = box(
    { width, height, padding: 64, flexDirection: 'column', justifyContent: 'space-between', color: 'white' },
    box({ alignItems: 'center', height: 62, paddingLeft: 64, fontFamily: 'Serif', fontSize: 46 }, nameOf(company)),
    box(
      { flexDirection: 'column', width: wordsWidth },
      box({ width: 72, height: 4, marginBottom: 28, backgroundColor: colour.accent }),
      box({ fontFamily: 'Serif', fontSize: sizeOf(title), lineHeight: 1.06, letterSpacing: '-0.012em' }, title),
      box({ marginTop: 28, fontFamily: 'Sans', fontSize: 24, color: colour.soft }, company),
    ),
  )
  const drawn = await satori(card as never, { width, height, fonts: loadFonts() })
  return drawn.replace('</svg>', `${arch(64, 64, 1.6, 1.4)}</svg>`)
}

/** A jharokha's arch, divided as a window is. */
function arch(x: number, y: number, scale: number, line: number, more = '') {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#fff" stroke-width="${line}" ${more}>
    <path d="M1 37V15C1 8 7 6 15 1c8 5 14 7 14 14v22z"/>
    <path d="M15 1v36M1 15h28M8 15v22M22 15v22M1 26h28" stroke-width="${line * 0.65}"/></g>`
}

function svg(content: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}

type Box = { type: 'div'; props: { style: object; children: (Box | string)[] } }

function box(style: Record<string, string | number>, ...children: (Box | string)[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

/** Long titles are set smaller, so that they end before the mark begins. */
function sizeOf(title: string) {
  if (title.length <= 34) return 84
  if (title.length <= 60) return 70
  return title.length <= 90 ? 58 : 46
}

function nameOf(company: string) {
  return company.split(/[ ,]/)[0] ?? ''
}

/** Read when the first card is drawn. */
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
