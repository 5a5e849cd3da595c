const bytes = 8

/** Names a line of a quotation for good, whatever else of it is changed. Works without HTTPS, unlike crypto.randomUUID. */
export function newLineId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
