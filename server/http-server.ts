import { createServer, type IncomingMessage, type Server } from 'node:http'

export type ConnectionLimits = {
  sockets: number
  headerBytes: number
  /** How long a client may take over its headers, over a body, and over an upload of the staff. */
  headersMs: number
  bodyMs: number
  uploadMs: number
  idleMs: number
}

export const connectionLimits: ConnectionLimits = {
  sockets: 10_000,
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  bodyMs: 20_000,
  uploadMs: 10 * 60_000,
  // Longer than proxies keep theirs, so that none sends into a connection that is just being closed.
  idleMs: 75_000,
}

/** A server that no client can hold up by being slow, large or many. */
export function createLimitedServer(limits = connectionLimits): Server {
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.uploadMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: Math.min(1000, limits.headersMs),
    // Most requests are without a body: a stream that never carries anything is a tenth of the work of a remembered page.
    optimizeEmptyRequests: true,
  })
  server.maxConnections = limits.sockets
  server.on('request', (request: IncomingMessage) => cutShort(request, limits))
  return server
}

function cutShort(request: IncomingMessage, { bodyMs, uploadMs }: ConnectionLimits) {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0
  if (!hasBody) return
  const ms = request.url?.startsWith('/admin/api/') ? uploadMs : bodyMs
  const impatience = setTimeout(() => !request.complete && request.destroy(), ms)
  impatience.unref()
  request.once('close', () => clearTimeout(impatience))
}
