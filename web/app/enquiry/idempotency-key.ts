/** Names an attempt to the server. The same words sent again after a failure are the same enquiry; others are another. */
export function createIdempotencyKey() {
  let last = { content: '', key: '' }
  return {
    keyFor(values: object) {
      const content = JSON.stringify(values)
      if (last.content !== content) last = { content, key: newKey() }
      return last.key
    },
    /** After a success even the same words are a new enquiry. */
    forget() {
      last = { content: '', key: '' }
    },
  }
}

/** Browsers give out UUIDs over https only; a site tried out over plain http must send enquiries too. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
