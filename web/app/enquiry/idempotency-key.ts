/** The same values sent again after a failure have the same key. */
export function createIdempotencyKey() {
  let last = { content: '', key: '' }
  return {
    keyFor(values: object) {
      const content = JSON.stringify(values)
      if (last.content !== content) last = { content, key: newKey() }
      return last.key
    },
    /** After a success even the same values are a new enquiry. */
    reset() {
      last = { content: '', key: '' }
    },
  }
}

/** crypto.randomUUID needs HTTPS; enquiries must work over plain HTTP too. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
