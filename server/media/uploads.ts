import { RequestError } from '../errors.ts'
import { loadSharp } from './load-sharp.ts'

export const uploadLimits = {
  pictureBytes: 20 * 1024 * 1024,
  filmBytes: 60 * 1024 * 1024,
  /** A few kilobytes can claim to be a picture of gigabytes: it is refused before a pixel is unpacked. */
  pixels: 50_000_000,
  longestSide: 4000,
} as const

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'mp4' | 'webm'
export type Upload = { file: string; bytes: Buffer }

const unpackSeconds = 20
const tooManyPixels = `The picture has more than ${uploadLimits.pixels / 1_000_000} million pixels.`

/** What is kept of an upload: its own pixels in a format the site can make variants of, and nothing that came along. */
export async function prepareUpload(name: string, bytes: Buffer): Promise<Upload> {
  if (bytes.length === 0) throw unusable('The file is empty.')
  const kind = kindOf(bytes)
  if (!kind) throw unusable(whyUnknown(name))
  const isFilm = kind === 'mp4' || kind === 'webm'
  const most = isFilm ? uploadLimits.filmBytes : uploadLimits.pictureBytes
  if (bytes.length > most)
    throw new RequestError(`A ${isFilm ? 'film' : 'picture'} can have at most ${most / 1024 / 1024} MB.`, 413, {
      field: 'file',
    })
  const base = toFileName(name)
  if (isFilm) return { file: `${base}.${kind}`, bytes }
  return preparePicture(base, kind, bytes)
}

/** By its first bytes: what it is called, or says it is, does not count. */
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

/** Turned portraitCrop, made no larger than any screen needs, and without the place and camera a phone writes into it. */
async function preparePicture(base: string, kind: Kind, bytes: Buffer): Promise<Upload> {
  const sharp = await loadSharp()
  try {
    const picture = sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error' })
    const { hasAlpha, format } = await picture.metadata()
    if (format !== (kind === 'avif' ? 'heif' : kind)) throw unusable('The picture cannot be read.')
    const side = uploadLimits.longestSide
    const portraitCrop = picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: unpackSeconds })
    const isDrawing = kind === 'png' || hasAlpha
    return isDrawing
      ? { file: `${base}.png`, bytes: await portraitCrop.png({ compressionLevel: 9 }).toBuffer() }
      : { file: `${base}.jpg`, bytes: await portraitCrop.jpeg({ quality: 88, mozjpeg: true }).toBuffer() }
  } catch (error) {
    if (error instanceof RequestError) throw error
    const isTooLarge = /pixel limit/.test(String(error))
    throw unusable(isTooLarge ? tooManyPixels : 'The picture cannot be read. It may be damaged.')
  }
}

function whyUnknown(name: string) {
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

function unusable(message: string) {
  return new RequestError(message, 422, { field: 'file' })
}
