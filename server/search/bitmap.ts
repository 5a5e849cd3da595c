/** A set of product ids, one bit each. */
export type Bitmap = Uint32Array

export function toBitmap(ids: number[]): Bitmap {
  const bits = new Uint32Array((ids.reduce((largest, id) => Math.max(largest, id), 0) >> 5) + 1)
  for (const id of ids) addId(bits, id)
  return bits
}

export function addId(bits: Bitmap, id: number) {
  bits[id >> 5] = (bits[id >> 5] ?? 0) | (1 << (id & 31))
}

export function hasId(bits: Bitmap, id: number) {
  return ((bits[id >> 5] ?? 0) & (1 << (id & 31))) !== 0
}

export function unionOf(sets: Bitmap[]): Bitmap {
  if (sets.length === 1 && sets[0]) return sets[0]
  const union = new Uint32Array(Math.max(0, ...sets.map((bits) => bits.length)))
  for (const bits of sets)
    for (let index = 0; index < bits.length; index += 1) union[index] = (union[index] ?? 0) | (bits[index] ?? 0)
  return union
}

export function intersectionOf(sets: Bitmap[]): Bitmap {
  const [first = new Uint32Array(), ...others] = sets
  // Ids beyond the end of one set are not in all of them.
  const shared = first.slice(0, Math.min(...sets.map((bits) => bits.length)))
  for (const bits of others)
    for (let index = 0; index < shared.length; index += 1) shared[index] = (shared[index] ?? 0) & (bits[index] ?? 0)
  return shared
}

export function differenceOf(one: Bitmap, other: Bitmap): Bitmap {
  const difference = one.slice()
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length; index += 1) difference[index] = (one[index] ?? 0) & ~(other[index] ?? 0)
  return difference
}

export function haveSharedId(one: Bitmap, other: Bitmap): boolean {
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length; index += 1) if (((one[index] ?? 0) & (other[index] ?? 0)) !== 0) return true
  return false
}

/** How many ids are in both sets. */
export function countShared(one: Bitmap, other: Bitmap): number {
  const length = Math.min(one.length, other.length)
  let count = 0
  for (let index = 0; index < length; index += 1) {
    const shared = (one[index] ?? 0) & (other[index] ?? 0)
    if (shared !== 0) count += countBits(shared)
  }
  return count
}

export function countIds(bits: Bitmap): number {
  return countShared(bits, bits)
}

/** The first ids of a set, in id order. */
export function firstIds(bits: Bitmap, limit: number): number[] {
  const ids: number[] = []
  for (let index = 0; index < bits.length && ids.length < limit; index += 1)
    for (let left = bits[index] ?? 0; left !== 0; left &= left - 1) ids.push(index * 32 + 31 - Math.clz32(left & -left))
  return ids.slice(0, limit)
}

/** Adds up the bits in pairs, then fours, then bytes. */
function countBits(word: number) {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
