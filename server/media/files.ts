import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseVariantName } from '@house/contract/image-variants'
import { parseMediaUrl } from '@house/contract/urls'
import { runTask } from '../workers/run-task.ts'

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

/** Finds originals, and generates variants on first request. */
export function openMediaFiles(folder: string): MediaFiles {
  const inFlight = new Map<string, Promise<string | undefined>>()

  async function requestPath(hash: string, file: string) {
    if (!/^[0-9a-f]{12}$/.test(hash) || !isMediaFileName(file) || !mimeOfFile(file)) return undefined
    const path = join(folder, hash, file)
    if (await exists(path)) return path
    const running = inFlight.get(path) ?? generateVariant(folder, hash, file).finally(() => inFlight.delete(path))
    inFlight.set(path, running)
    return running
  }

  return { requestPath }
}

function isMediaFileName(file: string) {
  return /^[a-z0-9][a-z0-9-]*\.\w+$/.test(file) || parseVariantName(file) !== undefined
}

export async function storeOriginal(folder: string, hash: string, file: string, bytes: Buffer) {
  await mkdir(join(folder, hash), { recursive: true })
  await writeAtomically(join(folder, hash, file), bytes)
}

/** Deletes an original and its variants. */
export async function deleteFiles(folder: string, url: string) {
  const { hash, file } = parseMediaUrl(url)
  const name = file.replace(/\.\w+$/, '')
  const files = await readdir(join(folder, hash)).catch(() => [])
  const related = files.filter((each) => each === file || parseVariantName(each)?.name === name)
  await Promise.all(related.map((each) => rm(join(folder, hash, each), { force: true })))
}

async function generateVariant(folder: string, hash: string, file: string) {
  const variant = parseVariantName(file)
  if (!variant) return undefined
  const files = await readdir(join(folder, hash)).catch(() => [])
  const original = files.find((each) => each === `${variant.name}.jpg` || each === `${variant.name}.png`)
  if (!original) return undefined
  const bytes = await runTask('encodeVariant', join(folder, hash, original), original, variant)
  if (!bytes) return undefined
  const path = join(folder, hash, file)
  await writeAtomically(path, bytes)
  return path
}

/** Other requests and instances never see a partial file. */
export async function writeAtomically(path: string, bytes: Uint8Array) {
  const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(temporary, bytes)
  await rename(temporary, path)
}

async function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  )
}
