const bytes = 8

/** A permanent id for a line of a quotation, independent of its content. Works without HTTPS, unlike crypto.randomUUID. */
export function newLineId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
