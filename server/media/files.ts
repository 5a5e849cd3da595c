import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseVariantName } from '@house/contract/image-variants'
import { hasPortraitCrop, portraitCrop } from '@house/contract/portrait-crop'
import type { Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'

type Variant = NonNullable<ReturnType<typeof parseVariantName>>

export type MediaFiles = { requestPath: (hash: string, file: string) => Promise<string | undefined> }

const mimeOf: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

export function mimeOfFile(file: string) {
  return mimeOf[file.split('.').at(-1) ?? '']
}

/** Finds originals, and makes the variants of the ladder when they are first asked for. Everything else is not there. */
export function openMediaFiles(folder: string): MediaFiles {
  const inTheMaking = new Map<string, Promise<string | undefined>>()

  async function requestPath(hash: string, file: string) {
    if (!/^[0-9a-f]{12}$/.test(hash) || !isName(file) || !mimeOfFile(file)) return undefined
    const path = join(folder, hash, file)
    if (await exists(path)) return path
    const running = inTheMaking.get(path) ?? makeVariant(folder, hash, file).finally(() => inTheMaking.delete(path))
    inTheMaking.set(path, running)
    return running
  }

  return { requestPath }
}

function isName(file: string) {
  return /^[a-z0-9][a-z0-9-]*\.\w+$/.test(file) || parseVariantName(file) !== undefined
}

export async function keepOriginal(folder: string, hash: string, file: string, bytes: Buffer) {
  await mkdir(join(folder, hash), { recursive: true })
  await writeAtomically(join(folder, hash, file), bytes)
}

/** Deletes an original and the variants that were made of it. */
export async function forgetFiles(folder: string, url: string) {
  const [, , hash = '', file = ''] = url.split('/')
  const name = file.replace(/\.\w+$/, '')
  const files = await readdir(join(folder, hash)).catch(() => [])
  const own = files.filter((each) => each === file || parseVariantName(each)?.name === name)
  await Promise.all(own.map((each) => rm(join(folder, hash, each), { force: true })))
}

async function makeVariant(folder: string, hash: string, file: string) {
  const variant = parseVariantName(file)
  if (!variant) return undefined
  const files = await readdir(join(folder, hash)).catch(() => [])
  const original = files.find((each) => each === `${variant.name}.jpg` || each === `${variant.name}.png`)
  if (!original) return undefined
  const sharp = await loadSharp()
  const source = sharp(join(folder, hash, original))
  const picture = await resized(source, original, variant)
  if (!picture) return undefined
  const path = join(folder, hash, file)
  await writeAtomically(path, await encode(picture, variant))
  return path
}

async function resized(source: Sharp, original: string, { width, cropAt }: Variant) {
  const whole = await source.metadata()
  if (cropAt === undefined) return width > whole.width ? undefined : source.resize({ width })
  if (!hasPortraitCrop(original, whole)) return undefined
  const part = Math.round((whole.height * portraitCrop.width) / portraitCrop.height)
  const left = Math.round((whole.width - part) * cropAt)
  return source.extract({ left, top: 0, width: part, height: whole.height }).resize({ width })
}

function encode(picture: Sharp, { format, cropAt }: Variant) {
  if (format === 'webp') return picture.webp({ quality: 76, effort: 4 }).toBuffer()
  // Words stand on what is cut portraitCrop, and much of it lies in shade.
  return picture.avif({ quality: cropAt === undefined ? 53 : 40, effort: 1 }).toBuffer()
}

/** Another request, or another copy of the program, never sees half a file. */
export async function writeAtomically(path: string, bytes: Buffer) {
  const unfinished = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}

async function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  )
}
