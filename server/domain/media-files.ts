import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureFormat, readVariantName } from '@house/contract/pictures'
import sharp, { type Sharp } from 'sharp'

export type MediaFiles = { pathOf: (hash: string, file: string) => Promise<string | undefined> }

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

  async function pathOf(hash: string, file: string) {
    if (!/^[0-9a-f]{12}$/.test(hash) || !/^[a-z0-9][a-z0-9-]*\.\w+$/.test(file) || !mimeOfFile(file)) return undefined
    const path = join(folder, hash, file)
    if (await exists(path)) return path
    const running = inTheMaking.get(path) ?? makeVariant(folder, hash, file).finally(() => inTheMaking.delete(path))
    inTheMaking.set(path, running)
    return running
  }

  return { pathOf }
}

export async function keepOriginal(folder: string, hash: string, file: string, bytes: Buffer) {
  await mkdir(join(folder, hash), { recursive: true })
  await writeWhole(join(folder, hash, file), bytes)
}

/** Deletes an original and the variants that were made of it. */
export async function forgetFiles(folder: string, url: string) {
  const [, , hash = '', file = ''] = url.split('/')
  const name = file.replace(/\.\w+$/, '')
  const files = await readdir(join(folder, hash)).catch(() => [])
  const own = files.filter((each) => each === file || readVariantName(each)?.name === name)
  await Promise.all(own.map((each) => rm(join(folder, hash, each), { force: true })))
}

async function makeVariant(folder: string, hash: string, file: string) {
  const variant = readVariantName(file)
  if (!variant) return undefined
  const files = await readdir(join(folder, hash)).catch(() => [])
  const original = files.find((each) => each === `${variant.name}.jpg` || each === `${variant.name}.png`)
  if (!original) return undefined
  const source = sharp(join(folder, hash, original))
  const { width = 0 } = await source.metadata()
  if (variant.width > width) return undefined
  const path = join(folder, hash, file)
  await writeWhole(path, await encode(source.resize({ width: variant.width }), variant.format))
  return path
}

function encode(picture: Sharp, format: PictureFormat) {
  return format === 'avif'
    ? picture.avif({ quality: 53, effort: 1 }).toBuffer()
    : picture.webp({ quality: 76, effort: 4 }).toBuffer()
}

/** Another request, or another copy of the program, never sees half a file. */
export async function writeWhole(path: string, bytes: Buffer) {
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
