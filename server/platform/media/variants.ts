import { hasVariants, imageFormats, variantUrl, widthsOf } from '@house/contract/image-variants'
import { parseMediaUrl } from '@house/contract/urls'
import type { Logger } from '../process/log.ts'
import { openMediaFiles } from './files.ts'
import type { MediaStorage } from './storage/storage.ts'

type Picture = { url: string; width: number }

export type Variants = {
  /** Generates all variants in the background, one at a time, so that no visitor waits for them. */
  make: (picture: Picture) => void
  progressOf: (picture: Picture) => Promise<{ ready: number; total: number }>
  /** Cancels the picture's remaining variants, and waits for the one in progress. */
  cancel: (url: string) => Promise<void>
}

type Options = { storage: MediaStorage; shutdown: AbortSignal; log: Logger }

/** Variants that are missing after a shutdown or a failure are generated on first request. */
export function openVariants({ storage, shutdown, log }: Options): Variants {
  const files = openMediaFiles(storage, log)
  const pending = new Set<string>()
  let queue = Promise.resolve()
  let inProgress: Promise<unknown> = Promise.resolve()

  async function makeAll(picture: Picture) {
    const { hash, names } = variantsOf(picture)
    for (const name of names) {
      if (!pending.has(picture.url) || shutdown.aborted) return
      const made = files.find(hash, name)
      inProgress = made.catch(() => undefined)
      await made
    }
  }

  return {
    make(picture) {
      pending.add(picture.url)
      queue = queue
        .then(() => makeAll(picture))
        .catch((err) => log.error({ err, url: picture.url }, 'generating variants failed'))
        .finally(() => pending.delete(picture.url))
    },
    async progressOf(picture) {
      const { hash, names } = variantsOf(picture)
      const existing = await storage.list(`${hash}/`)
      return { ready: names.filter((name) => existing.includes(`${hash}/${name}`)).length, total: names.length }
    },
    async cancel(url) {
      pending.delete(url)
      await inProgress
    },
  }
}

function variantsOf({ url, width }: Picture) {
  const { hash, file } = parseMediaUrl(url)
  const widths = hasVariants(url) ? widthsOf(width) : []
  // The fastest format first: the lists of the back office show its smallest width.
  const names = imageFormats.toReversed().flatMap((format) => widths.map((each) => variantUrl(file, each, format)))
  return { hash, names }
}
