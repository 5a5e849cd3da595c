import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasVariants, imageFormats, variantUrl, widthsOf } from '@house/contract/image-variants'
import { openMediaFiles } from './files.ts'

type Picture = { url: string; width: number }

export type Variants = {
  /** Makes them in the background, one after another, so that the first visitor does not wait for them. */
  make: (picture: Picture) => void
  progressOf: (picture: Picture) => Promise<{ made: number; wanted: number }>
  /** Makes no more of this picture; afterwards none is under way. */
  leave: (url: string) => Promise<void>
}

/** Those that are not made when the program ends are made when they are first asked for. */
export function openVariants(folder: string, shutdown: AbortSignal): Variants {
  const files = openMediaFiles(folder)
  const wanted = new Set<string>()
  let queue = Promise.resolve()
  let underWay: Promise<unknown> = Promise.resolve()

  async function makeAll(picture: Picture) {
    const { hash, names } = variantsOf(picture)
    for (const name of names) {
      if (!wanted.has(picture.url) || shutdown.aborted) return
      underWay = files.requestPath(hash, name).catch(() => undefined)
      await underWay
    }
    wanted.delete(picture.url)
  }

  return {
    make(picture) {
      wanted.add(picture.url)
      queue = queue.then(() => makeAll(picture))
    },
    async progressOf(picture) {
      const { hash, names } = variantsOf(picture)
      const there = await readdir(join(folder, hash)).catch((): string[] => [])
      return { made: names.filter((name) => there.includes(name)).length, wanted: names.length }
    },
    async leave(url) {
      wanted.delete(url)
      await underWay
    },
  }
}

function variantsOf({ url, width }: Picture) {
  const [, , hash = '', file = ''] = url.split('/')
  const widths = hasVariants(url) ? widthsOf(width) : []
  // The quick format first: lists of the back office show its smallest.
  const names = imageFormats.toReversed().flatMap((format) => widths.map((each) => variantUrl(file, each, format)))
  return { hash, names }
}
