import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const halfMinute = 30_000

/** What an authenticator app shows for a secret at that moment (RFC 6238). */
export function codeOf(secret: string, now = Date.now()) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / halfMinute)))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const start = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** What it shows half a minute later, which counts already: good also when a half minute ends meanwhile. */
export function nextCodeOf(secret: string) {
  return codeOf(secret, Date.now() + halfMinute)
}

/** All that count at the moment. */
export function goodCodesOf(secret: string) {
  return [-halfMinute, 0, halfMinute].map((ms) => codeOf(secret, Date.now() + ms))
}

/** What the app reads from the letters that it is shown. */
export function bytesOf(base32: string) {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
