import { RequestError } from '../http/errors.ts'
import { loadSharp } from './load-sharp.ts'

export const uploadLimits = {
  pictureBytes: 20 * 1024 * 1024,
  videoBytes: 60 * 1024 * 1024,
  /** Decompression bombs are rejected before a pixel is decoded. */
  pixels: 50_000_000,
  longestSide: 4000,
} as const

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'mp4' | 'webm'
export type Upload = { file: string; bytes: Buffer }

const decodeTimeoutSeconds = 20
const tooManyPixels = `The picture has more than ${uploadLimits.pixels / 1_000_000} million pixels.`

/** Re-encodes a picture to a format the site can make variants of, without metadata. Videos are stored as they are. */
export async function prepareUpload(name: string, bytes: Buffer): Promise<Upload> {
  if (bytes.length === 0) throw uploadError('The file is empty.')
  const kind = kindOf(bytes)
  if (!kind) throw uploadError(unsupportedTypeMessage(name))
  const isVideo = kind === 'mp4' || kind === 'webm'
  const maxBytes = isVideo ? uploadLimits.videoBytes : uploadLimits.pictureBytes
  if (bytes.length > maxBytes)
    throw new RequestError(`A ${isVideo ? 'film' : 'picture'} can have at most ${maxBytes / 1024 / 1024} MB.`, 413, {
      field: 'file',
    })
  const base = toFileName(name)
  if (isVideo) return { file: `${base}.${kind}`, bytes }
  return preparePicture(base, kind, bytes)
}

/** By magic bytes: file name and declared type are not trusted. */
export function kindOf(bytes: Buffer): Kind | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return 'webm'
  if (text(4, 8) !== 'ftyp') return undefined
  if (/^(avif|avis)/.test(text(8, 12))) return 'avif'
  return /^(isom|iso[2-9]|mp4[12]|avc1|M4V )/.test(text(8, 12)) ? 'mp4' : undefined
}

/** Turned upright, scaled down to what screens need, and without EXIF location and camera data. */
async function preparePicture(base: string, kind: Kind, bytes: Buffer): Promise<Upload> {
  const sharp = await loadSharp()
  try {
    const picture = sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error' })
    const { hasAlpha, format } = await picture.metadata()
    if (format !== (kind === 'avif' ? 'heif' : kind)) throw uploadError('The picture cannot be read.')
    const side = uploadLimits.longestSide
    const upright = picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: decodeTimeoutSeconds })
    const isLossless = kind === 'png' || hasAlpha
    return isLossless
      ? { file: `${base}.png`, bytes: await upright.png({ compressionLevel: 9 }).toBuffer() }
      : { file: `${base}.jpg`, bytes: await upright.jpeg({ quality: 88, mozjpeg: true }).toBuffer() }
  } catch (error) {
    if (error instanceof RequestError) throw error
    const isTooLarge = /pixel limit/.test(String(error))
    throw uploadError(isTooLarge ? tooManyPixels : 'The picture cannot be read. It may be damaged.')
  }
}

function unsupportedTypeMessage(name: string) {
  const [, ending = ''] = /\.(jpe?g|png|webp|avif|mp4|webm)$/i.exec(name) ?? []
  if (ending === '') return 'Only JPEG, PNG, WebP and AVIF pictures and MP4 and WebM films can be uploaded.'
  const kind = /mp4|webm/i.test(ending) ? 'film that the site can show' : 'picture'
  return `This is not a ${kind}, although its name ends in .${ending.toLowerCase()}.`
}

function toFileName(name: string) {
  const words = name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return words || 'picture'
}

function uploadError(message: string) {
  return new RequestError(message, 422, { field: 'file' })
}
