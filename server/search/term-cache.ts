import { LRUCache } from 'lru-cache'
import type { Db } from '../db/schema.ts'

/** A set of product ids, one bit each. */
type Bitmap = Uint32Array
type TermCache = { version: number; terms: LRUCache<string, Promise<Bitmap>> }

const maxTerms = 256
const caches = new WeakMap<Db, TermCache>()

/** The products of each term, cached until the content version changes. */
export async function findProductsOfTerms(db: Db, terms: string[], load: (term: string) => Promise<number[]>) {
  const cache = await currentCache(db)
  return Promise.all(terms.map((term) => findBitmap(cache, term, load)))
}

/** The first ids that are in at least one set of every group. */
export function intersect(groups: Bitmap[][], limit: number): number[] {
  const [first = new Uint32Array(), ...others] = groups.map(unionOf)
  const ids: number[] = []
  for (let index = 0; index < first.length && ids.length < limit; index += 1) {
    let left = first[index] ?? 0
    for (const other of others) left &= other[index] ?? 0
    for (; left !== 0; left &= left - 1) ids.push(index * 32 + 31 - Math.clz32(left & -left))
  }
  return ids.slice(0, limit)
}

function unionOf(sets: Bitmap[]): Bitmap {
  if (sets.length === 1 && sets[0]) return sets[0]
  const union = new Uint32Array(Math.max(...sets.map((bits) => bits.length)))
  for (const bits of sets)
    for (let index = 0; index < bits.length; index += 1) union[index] = (union[index] ?? 0) | (bits[index] ?? 0)
  return union
}

async function currentCache(db: Db) {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
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

function toBitmap(ids: number[]): Bitmap {
  const bits = new Uint32Array((ids.reduce((largest, id) => Math.max(largest, id), 0) >> 5) + 1)
  for (const id of ids) bits[id >> 5] = (bits[id >> 5] ?? 0) | (1 << (id & 31))
  return bits
}
