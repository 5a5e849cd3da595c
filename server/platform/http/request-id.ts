import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Keeps the id that a proxy assigned, so that its log and ours can be read together. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>) {
  const assigned = headers['x-request-id']
  return typeof assigned === 'string' && /^[\w\-=]{1,255}$/.test(assigned) ? assigned : randomUUID()
}
