import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './domain/enquiry-limit.ts'

export type ConnectionLimits = {
  sockets: number
  socketsOfOneAddress: number
  headerBytes: number
  /** How long a client may take over its first byte, over its headers, over a body, and over an upload of the staff. */
  headersMs: number
  bodyMs: number
  uploadMs: number
  idleMs: number
}

export const connectionLimits: ConnectionLimits = {
  sockets: 10_000,
  socketsOfOneAddress: 1000,
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  bodyMs: 20_000,
  uploadMs: 10 * 60_000,
  // Longer than proxies keep theirs, so that none sends into a connection that is just being closed.
  idleMs: 75_000,
}

export type Serving = (socket: Socket) => void

export const checkedEveryMs = 1000

/** A server that no client can hold up by being slow or large, and that many cannot bring down. `take` is handed each connection first. */
export function createLimitedServer(
  limits = connectionLimits,
  take = (socket: Socket, serve: Serving) => serve(socket),
): Server {
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.uploadMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: Math.min(checkedEveryMs, limits.headersMs),
    // Most requests are without a body: a stream that never carries anything is a tenth of the work of a remembered page.
    optimizeEmptyRequests: true,
  })
  const [serve] = server.listeners('connection') as Serving[]
  if (!serve) throw new Error('a server of Node without a listener for connections')
  const isAdmitted = admission(limits)
  server.off('connection', serve)
  server.on('connection', (socket) => isAdmitted(socket) && take(socket, (each) => serve.call(server, each)))
  server.on('request', (request: IncomingMessage) => cutShort(request, limits))
  return server
}

/** Behind proxies of ours everyone comes from their address: there it is they who share the room out. */
export function limitsBehind(trustedProxies: number): ConnectionLimits {
  return trustedProxies > 0 ? { ...connectionLimits, socketsOfOneAddress: connectionLimits.sockets } : connectionLimits
}

/** Counts here and not by `maxConnections`, which would count for each of a server's doors by itself. */
function admission({ sockets, socketsOfOneAddress }: ConnectionLimits) {
  const counts = new Map<string, number>()
  let all = 0
  return (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const count = counts.get(address) ?? 0
    if (all >= sockets || count >= socketsOfOneAddress) {
      socket.destroy()
      return false
    }
    all += 1
    counts.set(address, count + 1)
    socket.once('close', () => {
      all -= 1
      const left = (counts.get(address) ?? 0) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
    return true
  }
}

/** A stranger's call of these is answered before its body is read, and with that is over; what a stranger may send is short. */
const callsOfStaff = /^\/admin\/api\/(?!session$|password-reset$)[\w/-]+$/

function cutShort(request: IncomingMessage, { bodyMs, uploadMs }: ConnectionLimits) {
  const { method = '', url = '', headers } = request
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
  if (!hasBody) return
  const isUpload = (method === 'POST' || method === 'PUT') && callsOfStaff.test(url)
  const impatience = setTimeout(() => !request.complete && request.destroy(), isUpload ? uploadMs : bodyMs)
  impatience.unref()
  request.once('close', () => clearTimeout(impatience))
}
