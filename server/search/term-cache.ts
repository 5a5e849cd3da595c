import { LRUCache } from 'lru-cache'
import { contentVersion } from '../cache/content-version.ts'
import type { Db } from '../db/schema.ts'
import { type Bitmap, toBitmap } from './bitmap.ts'

type TermCache = { version: number; terms: LRUCache<string, Promise<Bitmap>> }

const maxTerms = 256
const caches = new WeakMap<Db, TermCache>()

/** The products of each term, cached until the content version changes. */
export async function findProductsOfTerms(db: Db, terms: string[], load: (term: string) => Promise<number[]>) {
  const cache = await currentCache(db)
  return Promise.all(terms.map((term) => findBitmap(cache, term, load)))
}

async function currentCache(db: Db) {
  const version = await contentVersion(db)
  const cached = caches.get(db)
  if (cached?.version === version) return cached
  const fresh: TermCache = { version, terms: new LRUCache({ max: maxTerms }) }
  caches.set(db, fresh)
  return fresh
}

function findBitmap({ terms }: TermCache, term: string, load: (term: string) => Promise<number[]>) {
  const bitmap = terms.get(term) ?? load(term).then(toBitmap)
  terms.set(term, bitmap)
  bitmap.catch(() => terms.delete(term))
  return bitmap
}
