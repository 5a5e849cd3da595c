/** A set of small numbers, one bit each. The search's are product ids, those of filters positions in the catalogue. */
export type Bitmap = Uint32Array

export function toBitmap(numbers: number[]): Bitmap {
  const bits = new Uint32Array((numbers.reduce((largest, number) => Math.max(largest, number), 0) >> 5) + 1)
  for (const number of numbers) setBit(bits, number)
  return bits
}

export function setBit(bits: Bitmap, number: number) {
  bits[number >> 5] = (bits[number >> 5] ?? 0) | (1 << (number & 31))
}

export function hasBit(bits: Bitmap, number: number) {
  return ((bits[number >> 5] ?? 0) & (1 << (number & 31))) !== 0
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
  if (others.length === 0) return first
  // Numbers beyond the end of one set are not in all of them.
  const shared = first.slice(0, Math.min(...sets.map((bits) => bits.length)))
  for (const bits of others)
    for (let index = 0; index < shared.length; index += 1) shared[index] = (shared[index] ?? 0) & (bits[index] ?? 0)
  return shared
}

/** Writes into `result`, a bitmap of the same length, instead of a new one. */
export function differenceOf(one: Bitmap, other: Bitmap, result: Bitmap = new Uint32Array(one.length)): Bitmap {
  const { length } = one
  for (let index = 0; index < length; index += 1) result[index] = (one[index] ?? 0) & ~(other[index] ?? 0)
  return result
}

export function haveSharedBit(one: Bitmap, other: Bitmap): boolean {
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length; index += 1) if (((one[index] ?? 0) & (other[index] ?? 0)) !== 0) return true
  return false
}

/** How many numbers are in both sets. */
export function countSharedBits(one: Bitmap, other: Bitmap): number {
  const length = Math.min(one.length, other.length)
  let count = 0
  for (let index = 0; index < length; index += 1) {
    const word = one[index] ?? 0
    if (word !== 0) count += popcount(word & (other[index] ?? 0))
  }
  return count
}

export function countBits(bits: Bitmap): number {
  return countSharedBits(bits, bits)
}

/** Replaces each number by what stands for it in a list; numbers without one, or with -1, are left out. */
export function replaceNumbers(bits: Bitmap, list: Int32Array, wordCount: number): Bitmap {
  const replaced = new Uint32Array(wordCount)
  for (let index = 0; index < bits.length; index += 1)
    for (let left = bits[index] ?? 0; left !== 0; left &= left - 1) {
      const number = list[index * 32 + lowestBit(left)] ?? -1
      if (number >= 0) setBit(replaced, number)
    }
  return replaced
}

/** The first numbers of a set after `offset` of them, in ascending order. */
export function numbersIn(bits: Bitmap, offset: number, limit: number): number[] {
  let passed = 0
  let index = 0
  for (; index < bits.length; index += 1) {
    const count = popcount(bits[index] ?? 0)
    if (passed + count > offset) break
    passed += count
  }
  const [start, end] = [offset - passed, offset - passed + limit]
  const numbers: number[] = []
  for (; index < bits.length && numbers.length < end; index += 1)
    for (let left = bits[index] ?? 0; left !== 0; left &= left - 1) numbers.push(index * 32 + lowestBit(left))
  return numbers.slice(start, end)
}

function lowestBit(word: number) {
  return 31 - Math.clz32(word & -word)
}

/** Adds up the bits of a word in pairs, then fours, then bytes. */
function popcount(word: number) {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
