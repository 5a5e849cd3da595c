import { maxInput } from '../validation-limits.ts'

/** What a visitor searches for, as the API takes it: on one line, short, and well-formed where it was cut. */
export function cleanKeyword(text: string | null): string {
  const line = (text ?? '').replace(/\p{Cc}/gu, ' ').trim()
  return line.slice(0, maxInput.keyword).trimEnd().toWellFormed()
}
