import { type OgImage, ogImageSize } from '@house/contract/pages/og-image'
import sharp from 'sharp'
import type { DrawnBrand } from '../../../platform/company/brand/drawn-brand.ts'
import { rasterise } from '../../../platform/company/brand/rasterise.ts'
import { drawArch, drawText, logoBox, type Theme, themesOf } from './og-layout.ts'

export type OgPicture = { bytes: Uint8Array; focus: [x: number, y: number]; isDrawing: boolean }

const { width, height } = ogImageSize
const maxBytes = 200 * 1024
const qualities = [84, 76, 68, 60, 50]
/** The picture fills the image from here to the right; the text begins beside it and ends over it. */
const pictureFrom = 360
const drawingBox = { left: 690, top: 55, width: 460, height: 520 }

/** A JPEG with the title over the page's picture and the company's mark, for link previews. */
export async function drawOgImage(
  image: OgImage,
  picture: OgPicture | undefined,
  brand: DrawnBrand,
): Promise<Uint8Array> {
  const themes = themesOf(brand)
  const theme = picture?.isDrawing ? themes.day : themes.night
  const logo = picture?.isDrawing ? brand.logo : brand.logoOnDark
  const text = await drawText(image, theme, { brand, hasLogo: logo !== undefined })
  const pixels = await sharp({ create: { width, height, channels: 3, background: theme.background } })
    .composite([
      ...(await drawBackground(picture, theme, brand)),
      { input: Buffer.from(text) },
      ...(logo ? [{ input: await rasterise(logo, logoBox), left: logoBox.left, top: logoBox.top }] : []),
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  return encode(pixels)
}

async function drawBackground(picture: OgPicture | undefined, theme: Theme, { hasArch, palette }: DrawnBrand) {
  if (!picture) return hasArch ? [{ input: svg(drawArch(theme.ink, 740, 65, 13, { line: 1, opacity: 0.14 })) }] : []
  const { stone, night } = palette
  if (picture.isDrawing)
    return [{ input: await fitDrawing(picture, stone), left: drawingBox.left, top: drawingBox.top }]
  return [{ input: await cropPhotograph(picture, stone), left: pictureFrom, top: 0 }, { input: svg(scrim(night)) }]
}

/** A photograph, cropped around its focal point. */
async function cropPhotograph({ bytes, focus }: OgPicture, background: string) {
  const frame = { width: width - pictureFrom, height }
  const photograph = sharp(bytes).flatten({ background })
  const size = await photograph.metadata()
  const scale = Math.max(frame.width / size.width, frame.height / size.height)
  const scaled = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  const left = clamp(focus[0] * scaled.width - frame.width * 0.55, scaled.width - frame.width)
  const top = clamp(focus[1] * scaled.height - frame.height / 2, scaled.height - frame.height)
  return photograph
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, ...frame })
    .png()
    .toBuffer()
}

/** A drawing, not cropped. */
async function fitDrawing({ bytes }: OgPicture, background: string) {
  const { width, height } = drawingBox
  return sharp(bytes)
    .flatten({ background })
    .trim()
    .resize({ width, height, fit: 'contain', background })
    .png()
    .toBuffer()
}

/** Opaque where the picture begins and dark under the text, so that the text is readable on any picture. */
function scrim(night: string) {
  const stops = [
    [0, 1],
    [pictureFrom / width, 1],
    [0.48, 0.9],
    [0.58, 0.72],
    [0.72, 0.26],
    [0.88, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${night}" stop-opacity="${opacity}"/>`)
  return `<defs><linearGradient id="fade">${stops.join('')}</linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#fade)"/>`
}

function svg(content: string) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)
}

function clamp(value: number, max: number) {
  return Math.round(Math.min(Math.max(value, 0), max))
}

/** The best quality within the size limit of link previews. */
async function encode(pixels: Buffer): Promise<Buffer> {
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= maxBytes) break
  }
  return jpeg
}
