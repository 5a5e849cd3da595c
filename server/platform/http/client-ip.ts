import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** A request from the network has a socket. A page that calls the API in process passes the visitor's IP on. */
type Bindings = { incoming?: IncomingMessage; clientIp?: string }

/** The visitor's IP: the socket's, or the one reported by the outermost of our own proxies. */
export function clientIp(c: Context, trustedProxies: number): string {
  const { incoming, clientIp: known } = (c.env ?? {}) as Bindings
  if (known !== undefined) return known
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
  const fromProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
  return fromProxy || incoming?.socket.remoteAddress || ''
}

/** One household has many IPv6 addresses with the same /64 prefix. Some proxies append the port. */
export function networkOf(ip: string) {
  const plain = ip.replace(/^::ffff:/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return plain.includes(':') ? expandIpv6(plain).slice(0, 4).join(':') : plain
}

/** The largest IPv6 prefix that providers give one customer; an IPv4 address stands for itself. */
export function ipv6Prefix48(ip: string) {
  const network = networkOf(ip)
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network
}

function expandIpv6(ip: string) {
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  return tail === undefined
    ? left
    : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}
