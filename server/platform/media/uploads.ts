import { imageUploads, maxUploadMegabytes, type UploadFormat, videoUploads } from '@house/contract/staff/uploads'
import { RequestError } from '../http/errors.ts'
import { runTask } from '../workers/run-task.ts'
import { pictureLimits } from './picture-limits.ts'
import { normaliseUpload } from './tasks.ts'

export type Upload = { file: string; bytes: Buffer }

/** Re-encodes a picture to a format the site can make variants of, without metadata. Videos are stored as they are. */
export async function prepareUpload(name: string, bytes: Buffer): Promise<Upload> {
  if (bytes.length === 0) throw uploadError('The file is empty.')
  const format = formatOf(bytes)
  if (!format) throw uploadError(unsupportedTypeMessage(name))
  const isVideo = isVideoFormat(format)
  const maxMegabytes = isVideo ? maxUploadMegabytes.video : maxUploadMegabytes.image
  if (bytes.length > maxMegabytes * 1024 * 1024)
    throw new RequestError(`A ${isVideo ? 'film' : 'picture'} can have at most ${maxMegabytes} MB.`, 413, {
      field: 'file',
    })
  const base = toFileName(name)
  if (isVideo) return { file: `${base}.${format}`, bytes }
  return preparePicture(base, format, bytes)
}

export function isVideoFormat(format: string) {
  return videoUploads.some((each) => each === format)
}

/** By magic bytes: file name and declared type are not trusted. */
export function formatOf(bytes: Buffer): UploadFormat | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return 'webm'
  if (text(4, 8) !== 'ftyp') return undefined
  if (/^(avif|avis)/.test(text(8, 12))) return 'avif'
  return /^(isom|iso[2-9]|mp4[12]|avc1|M4V )/.test(text(8, 12)) ? 'mp4' : undefined
}

async function preparePicture(base: string, format: UploadFormat, bytes: Buffer): Promise<Upload> {
  const picture = await runTask(normaliseUpload, bytes, format)
  if (typeof picture === 'string') throw uploadError(problemMessages[picture])
  return { file: `${base}.${picture.extension}`, bytes: Buffer.from(picture.bytes) }
}

const problemMessages = {
  unreadable: 'The picture cannot be read.',
  damaged: 'The picture cannot be read. It may be damaged.',
  'too large': `The picture has more than ${pictureLimits.pixels / 1_000_000} million pixels.`,
}

const knownExtension = new RegExp(`\\.(${['jpg', ...imageUploads, ...videoUploads].join('|')})$`, 'i')

function unsupportedTypeMessage(name: string) {
  const extension = knownExtension.exec(name)?.[1]?.toLowerCase() ?? ''
  if (extension === '') return 'Only JPEG, PNG, WebP and AVIF pictures and MP4 and WebM films can be uploaded.'
  const kind = isVideoFormat(extension) ? 'film that the site can show' : 'picture'
  return `This is not a ${kind}, although its name ends in .${extension}.`
}

export function toFileName(name: string) {
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
