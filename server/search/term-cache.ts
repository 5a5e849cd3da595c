import type { Db } from '../db/schema.ts'

/** A set of product ids, one bit each. */
type Bits = Uint32Array
type Memory = { version: number; words: Map<string, Promise<Bits>> }

const maxWords = 256
const memories = new WeakMap<Db, Memory>()

/** The products of each word, remembered until the content changes; words asked for longest ago are forgotten. */
export async function productsOfWords(db: Db, words: string[], load: (word: string) => Promise<number[]>) {
  const memory = await currentMemory(db)
  return Promise.all(words.map((word) => recall(memory, word, load)))
}

/** The first ids that are in one of the sets of every group. */
export function firstInAll(groups: Bits[][], limit: number): number[] {
  const [first = new Uint32Array(), ...others] = groups.map(unionOf)
  const ids: number[] = []
  for (let index = 0; index < first.length && ids.length < limit; index += 1) {
    let left = first[index] ?? 0
    for (const other of others) left &= other[index] ?? 0
    for (; left !== 0; left &= left - 1) ids.push(index * 32 + 31 - Math.clz32(left & -left))
  }
  return ids.slice(0, limit)
}

function unionOf(sets: Bits[]): Bits {
  if (sets.length === 1 && sets[0]) return sets[0]
  const union = new Uint32Array(Math.max(...sets.map((bits) => bits.length)))
  for (const bits of sets)
    for (let index = 0; index < bits.length; index += 1) union[index] = (union[index] ?? 0) | (bits[index] ?? 0)
  return union
}

async function currentMemory(db: Db) {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  const known = memories.get(db)
  if (known?.version === version) return known
  const fresh: Memory = { version, words: new Map() }
  memories.set(db, fresh)
  return fresh
}

function recall({ words }: Memory, word: string, load: (word: string) => Promise<number[]>) {
  const bits = words.get(word) ?? load(word).then(toBits)
  words.delete(word)
  words.set(word, bits)
  for (const oldest of [...words.keys()].slice(0, -maxWords)) words.delete(oldest)
  bits.catch(() => words.delete(word))
  return bits
}

function toBits(ids: number[]): Bits {
  const bits = new Uint32Array((ids.reduce((largest, id) => Math.max(largest, id), 0) >> 5) + 1)
  for (const id of ids) bits[id >> 5] = (bits[id >> 5] ?? 0) | (1 << (id & 31))
  return bits
}
