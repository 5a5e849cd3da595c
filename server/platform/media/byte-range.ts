export type ByteRange = { start: number; end: number }

/**
 * The single range of a Range header (RFC 9110, section 14). Undefined when there is none, or when it is malformed or names several
 * ranges: the header is then ignored. 'unsatisfiable' when it lies outside of the file.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first, last, suffix] = match
  if (suffix !== undefined)
    return Number(suffix) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(suffix)), end: size - 1 }
  if (last && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'unsatisfiable'
  return { start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 }
}
