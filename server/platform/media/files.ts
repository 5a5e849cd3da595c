import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parseVariantName } from '@house/contract/image-variants'
import { parseMediaUrl } from '@house/contract/urls'
import { createSingleFlight } from '../cache/single-flight.ts'
import { createPendingLimit } from '../http/limits/pending-limit.ts'
import type { Logger } from '../process/log.ts'
import { runAbortableTask } from '../workers/run-task.ts'
import { mimeOfFile } from './mime-types.ts'
import type { MediaStorage, StoredFile } from './storage/storage.ts'
import { encodeVariant } from './tasks.ts'

/** A visitor who waits for a file; the signal is aborted when the connection is closed. */
type Requester = { clientIp: string; signal: AbortSignal }

export type MediaFiles = {
  find: (hash: string, file: string, requester?: Requester) => Promise<StoredFile | undefined>
}

/** More new variants than a page has pictures or a crawler has connections. */
const maxPendingPerClient = 64

/** Finds originals, and generates variants on first request. */
export function openMediaFiles(storage: MediaStorage, log: Logger): MediaFiles {
  const singleFlight = createSingleFlight<StoredFile | undefined>()
  const limited = createPendingLimit(maxPendingPerClient)

  return {
    async find(hash, file, requester) {
      if (!/^[0-9a-f]{12}$/.test(hash) || !isMediaFileName(file) || !mimeOfFile(file)) return undefined
      const key = `${hash}/${file}`
      const existing = await storage.find(key)
      if (existing || !parseVariantName(file)) return existing
      const generate = () => singleFlight(key, (signal) => create(key, hash, file, signal), requester?.signal)
      return requester ? limited(requester.clientIp, generate) : generate()
    },
  }

  async function create(key: string, hash: string, file: string, signal: AbortSignal) {
    const bytes = await generateVariant(storage, hash, file, signal)
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
async function generateVariant(storage: MediaStorage, hash: string, file: string, signal: AbortSignal) {
  const variant = parseVariantName(file)
  if (!variant) return
  for (const original of [`${variant.name}.jpg`, `${variant.name}.png`]) {
    const found = await storage.find(`${hash}/${original}`)
    // The worker reads a local file itself: large pictures then do not pass through this process.
    const source = found && (found.path ?? (await buffer(await found.read())))
    const encoded = source && (await runAbortableTask(signal, encodeVariant, source, original, variant))
    if (encoded) return encoded
  }
  return undefined
}
