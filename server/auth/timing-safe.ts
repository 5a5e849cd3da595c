import { timingSafeEqual } from 'node:crypto'

/** Compares secrets in constant time. */
export function timingSafeEqualText(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
