import { maxInput } from '../validation-limits.ts'

/** What a visitor searches for, as the API takes it: on one line, short, and not cut inside a character. */
export function cleanKeyword(text: string | null): string {
  const line = (text ?? '').replace(/\p{Cc}/gu, ' ').trim()
  // A cut may leave half of an emoji.
  return line
    .slice(0, maxInput.keyword)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
    .toWellFormed()
}
