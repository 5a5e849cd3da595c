import { type Bitmap, setBit } from '../../search/bitmap.ts'

/** The sizes that products are available in, as a bit-sliced index: a size is found with a few operations for every 32 products. */
export type SizeIndex = { stated: Bitmap; min: Limits; max: Limits }

/** A limit of every product: its rank among all different limits, with a bitmap for each binary digit, the lowest first. */
type Limits = { sorted: number[]; digits: Bitmap[] }

/** What a product states about a size; null if it has no limit. */
export type StatedSize = { min: number | null; max: number | null }

/** By position of the product. */
export function buildSizeIndex(sizes: (StatedSize | undefined)[]): SizeIndex {
  return {
    stated: bitmapOf(sizes.map((size) => size !== undefined)),
    min: toLimits(sizes.map((size) => size?.min ?? Number.NEGATIVE_INFINITY)),
    max: toLimits(sizes.map((size) => size?.max ?? Number.POSITIVE_INFINITY)),
  }
}

function toLimits(limits: number[]): Limits {
  const sorted = [...new Set(limits)].sort((one, other) => one - other)
  const rankOf = new Map(sorted.map((limit, rank) => [limit, rank]))
  const ranks = limits.map((limit) => rankOf.get(limit) ?? 0)
  // Enough digits for the rank above all limits too.
  const digitCount = 32 - Math.clz32(sorted.length)
  const digits = Array.from({ length: digitCount }, (_, digit) => bitmapOf(ranks.map((rank) => hasDigit(rank, digit))))
  return { sorted, digits }
}

function bitmapOf(flags: boolean[]): Bitmap {
  const bits = new Uint32Array((flags.length >> 5) + 1)
  for (let position = 0; position < flags.length; position += 1) if (flags[position]) setBit(bits, position)
  return bits
}

/** A product that does not state its size is not found by it. */
export function findAvailable({ stated, min, max }: SizeIndex, size: number): Bitmap {
  const found = findBelow(min, min.sorted.filter((limit) => limit <= size).length)
  const tooSmall = findBelow(max, max.sorted.filter((limit) => limit < size).length)
  for (let index = 0; index < found.length; index += 1)
    found[index] = (found[index] ?? 0) & (stated[index] ?? 0) & ~(tooSmall[index] ?? 0)
  return found
}

/** The products whose limit is below a rank. Compared by digits: a higher one overrules the lower ones. */
function findBelow({ digits }: Limits, rank: number): Bitmap {
  const below = new Uint32Array(digits[0]?.length ?? 0)
  for (const [digit, bits] of digits.entries()) {
    if (hasDigit(rank, digit))
      for (let index = 0; index < below.length; index += 1) below[index] = (below[index] ?? 0) | ~(bits[index] ?? 0)
    else for (let index = 0; index < below.length; index += 1) below[index] = (below[index] ?? 0) & ~(bits[index] ?? 0)
  }
  return below
}

function hasDigit(number: number, digit: number) {
  return ((number >> digit) & 1) === 1
}
