import { timingSafeEqual } from 'node:crypto'

/** Takes the same time wherever the texts differ, so that a signature cannot be guessed byte by byte. */
export function timingSafeEqualText(actual: string, expected: string) {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
