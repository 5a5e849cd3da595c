import { randomBytes } from 'node:crypto'

/** Of this run of the program, so that ids of several copies and of yesterday differ. */
const run = randomBytes(9).toString('base64url')
let count = 0

/** Names one request in the log and in its answer. */
export function nextRequestId() {
  count += 1
  return `${run}-${count.toString(36)}`
}
