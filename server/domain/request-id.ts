import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Of this run of the program, so that ids of several copies and of yesterday differ. */
const run = `${randomBytes(9).toString('base64url')}-`
const digits = Buffer.from('0123456789abcdefghijklmnopqrstuvwxyz')
const width = 8
let count = 0

/** Names one request in the log and in its answer. */
export function nextRequestId() {
  count += 1
  return run + count.toString(digits.length).padStart(width, '0')
}

/** Writes the number of the next one over that of an id that was written there before. */
export function writeNextRequestId(memory: Buffer, idAt: number) {
  count += 1
  let rest = count
  for (let at = idAt + run.length + width - 1; at >= idAt + run.length; at -= 1) {
    memory[at] = digits[rest % digits.length] ?? 0
    rest = Math.floor(rest / digits.length)
  }
}

/** One that a proxy gave is kept, so that its lines and ours can be read together. */
export function givenRequestId({ headers }: Pick<IncomingMessage, 'headers'>) {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w\-=]{1,255}$/.test(given) ? given : undefined
}

export function requestIdOf(request: Pick<IncomingMessage, 'headers'>) {
  return givenRequestId(request) ?? nextRequestId()
}
