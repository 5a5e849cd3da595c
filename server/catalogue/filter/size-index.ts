import { type Bitmap, setBit } from '../../search/bitmap.ts'

/** The sizes that products are available in, as a bit-sliced index: finding a size takes a few operations for 32 products. */
export type SizeIndex = { stated: Bitmap; min: Limits; max: Limits }

/** One limit of every product: its place among all different limits, with a bitmap for each binary digit, the lowest first. */
type Limits = { sorted: number[]; digits: Bitmap[] }

/** What a product states about a size; null if it has no limit. */
export type StatedSize = { min: number | null; max: number | null }

/** Products are numbered by their place in the list. */
export function buildSizeIndex(sizes: (StatedSize | undefined)[]): SizeIndex {
  const stated = new Uint32Array((sizes.length >> 5) + 1)
  for (const [product, size] of sizes.entries()) if (size) setBit(stated, product)
  return {
    stated,
    min: toLimits(sizes.map((size) => size?.min ?? Number.NEGATIVE_INFINITY)),
    max: toLimits(sizes.map((size) => size?.max ?? Number.POSITIVE_INFINITY)),
  }
}

function toLimits(limits: number[]): Limits {
  const sorted = [...new Set(limits)].sort((one, other) => one - other)
  const placeOf = new Map(sorted.map((limit, place) => [limit, place]))
  const places = limits.map((limit) => placeOf.get(limit) ?? 0)
  // Enough digits for one place more than there is: all limits are below it.
  const digits = Array.from({ length: 32 - Math.clz32(sorted.length) }, (_, digit) => {
    const bits = new Uint32Array((places.length >> 5) + 1)
    for (let product = 0; product < places.length; product += 1)
      if (hasDigit(places[product] ?? 0, digit)) setBit(bits, product)
    return bits
  })
  return { sorted, digits }
}

/** A product that does not state its size is not found by it. */
export function findAvailable({ stated, min, max }: SizeIndex, size: number): Bitmap {
  const found = findBelow(min, min.sorted.filter((limit) => limit <= size).length)
  const tooSmall = findBelow(max, max.sorted.filter((limit) => limit < size).length)
  for (let index = 0; index < found.length; index += 1)
    found[index] = (found[index] ?? 0) & (stated[index] ?? 0) & ~(tooSmall[index] ?? 0)
  return found
}

/** The products whose limit is before a place. Compared by digits: a higher one overrules the lower ones. */
function findBelow({ digits }: Limits, place: number): Bitmap {
  const below = new Uint32Array(digits[0]?.length ?? 0)
  for (const [digit, bits] of digits.entries()) {
    if (hasDigit(place, digit))
      for (let index = 0; index < below.length; index += 1) below[index] = (below[index] ?? 0) | ~(bits[index] ?? 0)
    else for (let index = 0; index < below.length; index += 1) below[index] = (below[index] ?? 0) & ~(bits[index] ?? 0)
  }
  return below
}

function hasDigit(number: number, digit: number) {
  return ((number >> digit) & 1) === 1
}
