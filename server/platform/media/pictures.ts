import { hasPortraitCrop, type parseVariantName, portraitCrop } from '@house/contract/image-variants'
import type { UploadFormat } from '@house/contract/staff/uploads'
import sharp, { type Sharp } from 'sharp'
import { pictureLimits } from './picture-limits.ts'

// Everything here runs in the worker process: call it with `runTask`.

/** Bytes, or the path of a file. */
export type PictureSource = Uint8Array | string
export type PictureMeasurements = { width: number; height: number; tone: string }
type Variant = NonNullable<ReturnType<typeof parseVariantName>>
type Frame = { width: number; height: number; fit: 'contain' | 'cover'; background: string }

const decodeTimeoutSeconds = 20

// One picture at a time, on one core, and no cache of decoded pictures: this keeps the memory of the process small.
sharp.concurrency(1)
sharp.cache(false)

/** Undefined when the file is no picture, damaged, or too large to decode. */
export async function measurePicture(source: PictureSource): Promise<PictureMeasurements | undefined> {
  const picture = sharp(source, { limitInputPixels: pictureLimits.pixels })
  try {
    const { width, height, format } = await picture.metadata()
    if (width * height > pictureLimits.pixels) return undefined
    return { width, height, tone: format === 'svg' ? '' : await toneOf(picture) }
  } catch {
    return undefined
  }
}

/** The average colour, shown while the picture loads. */
async function toneOf(picture: Sharp) {
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).flatten().toColourspace('srgb').raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

export type NormalisedUpload = { extension: 'png' | 'jpg'; bytes: Uint8Array } | 'unreadable' | 'damaged' | 'too large'

/** Turned upright, scaled down to what screens need, and without EXIF location and camera data. */
export async function normaliseUpload(bytes: Uint8Array, format: UploadFormat): Promise<NormalisedUpload> {
  try {
    const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
    const { hasAlpha, format: decoded } = await picture.metadata()
    if (decoded !== (format === 'avif' ? 'heif' : format)) return 'unreadable'
    const side = pictureLimits.longestSide
    const upright = picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: decodeTimeoutSeconds })
    const isLossless = format === 'png' || hasAlpha
    return isLossless
      ? { extension: 'png', bytes: await upright.png({ compressionLevel: 9 }).toBuffer() }
      : { extension: 'jpg', bytes: await upright.jpeg({ quality: 88, mozjpeg: true }).toBuffer() }
  } catch (error) {
    return /pixel limit/.test(String(error)) ? 'too large' : 'damaged'
  }
}

/** A PNG without metadata, of at most this size. Undefined when the file cannot be read. */
export async function encodePng(source: PictureSource, longestSide: number): Promise<Uint8Array | undefined> {
  try {
    return await sharp(source, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: decodeTimeoutSeconds })
      .png({ compressionLevel: 9 })
      .toBuffer()
  } catch {
    return undefined
  }
}

/** Undefined when the original is too small for this variant. */
export async function encodeVariant(source: PictureSource, original: string, variant: Variant) {
  const picture = await resize(sharp(source), original, variant)
  return picture && encode(picture, variant, original.endsWith('.jpg'))
}

async function resize(source: Sharp, original: string, { width, cropAt }: Variant) {
  const size = await source.metadata()
  if (cropAt === undefined) return width > size.width ? undefined : source.resize({ width })
  if (!hasPortraitCrop(original, size)) return undefined
  const cropWidth = Math.round((size.height * portraitCrop.width) / portraitCrop.height)
  const left = Math.round((size.width - cropWidth) * cropAt)
  return source.extract({ left, top: 0, width: cropWidth, height: size.height }).resize({ width })
}

function encode(picture: Sharp, { format, cropAt }: Variant, isPhotograph: boolean): Promise<Uint8Array> {
  if (format === 'webp') return picture.webp({ quality: 76, effort: 4 }).toBuffer()
  // A JPEG has no more colour than this; in full it would take a third more time and memory.
  const chromaSubsampling = isPhotograph ? '4:2:0' : '4:4:4'
  // Portrait crops are backgrounds under text and partly in shade, so a lower quality is not visible.
  return picture.avif({ quality: cropAt === undefined ? 53 : 40, effort: 1, chromaSubsampling }).toBuffer()
}

/** A JPEG of exactly this size. */
export async function fitPicture(
  source: PictureSource,
  { width, height, fit, background }: Frame,
): Promise<Uint8Array> {
  return sharp(source)
    .resize({ width, height, fit, background })
    .flatten({ background })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()
}
