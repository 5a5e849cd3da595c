import { LRUCache } from 'lru-cache'
import { perContentVersion } from '../../platform/cache/per-version.ts'
import type { Db } from '../../platform/db/schema.ts'
import { type Bitmap, toBitmap } from './bitmap.ts'

const max = 256
const currentCache = perContentVersion(async () => new LRUCache<string, Promise<Bitmap>>({ max }))

/** The products of each term, cached until the content version changes. */
export async function findProductsOfTerms(db: Db, terms: string[], load: (term: string) => Promise<number[]>) {
  const cache = await currentCache(db)
  return Promise.all(
    terms.map((term) => {
      const bitmap = cache.get(term) ?? load(term).then(toBitmap)
      cache.set(term, bitmap)
      bitmap.catch(() => cache.delete(term))
      return bitmap
    }),
  )
}
