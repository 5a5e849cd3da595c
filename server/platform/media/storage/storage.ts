import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parseVariantName } from '@house/contract/image-variants'
import { serverPaths } from '@house/contract/urls'
import type { ByteRange } from '../byte-range.ts'

export type StoredFile = {
  size: number
  modified: Date
  /** Where the file is on this machine, if it is. */
  path?: string
  /** The whole file, or a range of it. */
  read: (range?: ByteRange) => Promise<Readable>
}

/** Where media files are: a folder, or an S3 bucket. The key of a file is its URL after `/media/`. */
export type MediaStorage = {
  /** Undefined when there is no such file. */
  find: (key: string) => Promise<StoredFile | undefined>
  /** Readers see the whole file or none. */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** The keys that begin with the prefix, which is empty or ends with a slash. */
  list: (prefix: string) => Promise<string[]>
  remove: (key: string) => Promise<void>
}

export function mediaKey(url: string) {
  return url.slice(`${serverPaths.media}/`.length)
}

/** Drawn for link previews, and drawn again when missing. */
export const ogImagePrefix = 'cards/'

/** The keys of all files that cannot be generated again. */
export async function listOriginals(storage: MediaStorage): Promise<string[]> {
  const keys = await storage.list('')
  return keys.filter((key) => !key.startsWith(ogImagePrefix) && !parseVariantName(key.split('/').at(-1) ?? '')).sort()
}

export async function readMedia(storage: MediaStorage, key: string): Promise<Buffer | undefined> {
  const file = await storage.find(key)
  return file && buffer(await file.read())
}
