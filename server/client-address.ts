import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** What a request comes with besides itself: a socket from outside, or an address where a page of ours calls in process. */
type Surroundings = { incoming?: IncomingMessage; clientAddress?: string }

/** The visitor's network address: the socket's, or what the last of our own proxies said of it. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const { incoming, clientAddress: known } = (c.env ?? {}) as Surroundings
  if (known !== undefined) return known
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
  const fromProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
  return fromProxy || incoming?.socket.remoteAddress || ''
}
