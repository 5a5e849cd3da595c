import { hasVariants, imageFormats, variantUrl, widthsOf } from '@house/contract/image-variants'
import { parseMediaUrl } from '@house/contract/urls'
import { openMediaFiles } from './files.ts'
import type { MediaStorage } from './storage.ts'

type Picture = { url: string; width: number }

export type Variants = {
  /** Generates all variants in the background, one at a time, so that no visitor waits for them. */
  make: (picture: Picture) => void
  progressOf: (picture: Picture) => Promise<{ ready: number; total: number }>
  /** Cancels the picture's remaining variants, and waits for the one in progress. */
  cancel: (url: string) => Promise<void>
}

/** Variants that are missing after a shutdown are generated on first request. */
export function openVariants(storage: MediaStorage, shutdown: AbortSignal): Variants {
  const files = openMediaFiles(storage)
  const pending = new Set<string>()
  let queue = Promise.resolve()
  let inProgress: Promise<unknown> = Promise.resolve()

  async function makeAll(picture: Picture) {
    const { hash, names } = variantsOf(picture)
    for (const name of names) {
      if (!pending.has(picture.url) || shutdown.aborted) return
      inProgress = files.find(hash, name).catch(() => undefined)
      await inProgress
    }
    pending.delete(picture.url)
  }

  return {
    make(picture) {
      pending.add(picture.url)
      queue = queue.then(() => makeAll(picture))
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
