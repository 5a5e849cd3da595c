import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parseVariantName } from '@house/contract/image-variants'
import { parseMediaUrl } from '@house/contract/urls'
import { createSingleFlight } from '../cache/single-flight.ts'
import type { Logger } from '../process/log.ts'
import { runTask } from '../workers/run-task.ts'
import { mimeOfFile } from './mime-types.ts'
import type { MediaStorage, StoredFile } from './storage/storage.ts'

export type MediaFiles = { find: (hash: string, file: string) => Promise<StoredFile | undefined> }

/** Finds originals, and generates variants on first request. */
export function openMediaFiles(storage: MediaStorage, log: Logger): MediaFiles {
  const singleFlight = createSingleFlight<StoredFile | undefined>()

  return {
    async find(hash, file) {
      if (!/^[0-9a-f]{12}$/.test(hash) || !isMediaFileName(file) || !mimeOfFile(file)) return undefined
      const key = `${hash}/${file}`
      return (await storage.find(key)) ?? singleFlight(key, () => create(key, hash, file))
    },
  }

  async function create(key: string, hash: string, file: string) {
    const bytes = await generateVariant(storage, hash, file)
    if (!bytes) return undefined
    // The visitor gets the picture also when it cannot be stored; the next request generates it again.
    await storage.write(key, bytes).catch((err) => log.error({ err, file: key }, 'storing a picture failed'))
    return inMemory(bytes)
  }
}

function inMemory(bytes: Uint8Array): StoredFile {
  return {
    size: bytes.length,
    modified: new Date(),
    read: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  }
}

function isMediaFileName(file: string) {
  return /^[a-z0-9][a-z0-9-]*\.\w+$/.test(file) || parseVariantName(file) !== undefined
}

/** Deletes an original and its variants. */
export async function deleteFiles(storage: MediaStorage, url: string) {
  const { hash, file } = parseMediaUrl(url)
  const name = file.replace(/\.\w+$/, '')
  for (const key of await storage.list(`${hash}/`)) {
    const each = key.slice(hash.length + 1)
    if (each === file || parseVariantName(each)?.name === name) await storage.remove(key)
  }
}

/** Undefined when there is no such variant. */
async function generateVariant(storage: MediaStorage, hash: string, file: string) {
  const variant = parseVariantName(file)
  if (!variant) return
  for (const original of [`${variant.name}.jpg`, `${variant.name}.png`]) {
    const found = await storage.find(`${hash}/${original}`)
    // The worker reads a local file itself: large pictures then do not pass through this process.
    const source = found && (found.path ?? (await buffer(await found.read())))
    const encoded = source && (await runTask('encodeVariant', source, original, variant))
    if (encoded) return encoded
  }
  return undefined
}
