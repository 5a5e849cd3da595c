import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Of this run of the program, so that ids of several copies and of yesterday differ. */
const run = randomBytes(9).toString('base64url')
let count = 0

/** Names one request in the log and in its answer. */
export function nextRequestId() {
  count += 1
  return `${run}-${count.toString(36)}`
}

/** One that a proxy gave is kept, so that its lines and ours can be read together. */
export function requestIdOf({ headers }: IncomingMessage) {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w\-=]{1,255}$/.test(given) ? given : nextRequestId()
}
