import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { staffEndpoints } from '@house/contract/staff/endpoints'
import { serverPaths } from '@house/contract/urls'
import { StartupError } from '../process/startup-error.ts'
import { networkOf } from './client-ip.ts'
import { createLingeringResponse, hasBody, type LingeringLimits } from './lingering-close.ts'

export type ServerLimits = LingeringLimits & {
  connections: number
  connectionsPerNetwork: number
  headerBytes: number
  /** Time to send the headers, a visitor's body and a staff upload. */
  headersMs: number
  bodyMs: number
  uploadMs: number
  /** Requests that a client may send on one connection before it has the replies. Browsers and proxies send one. */
  pipelinedRequests: number
  /** Time in which a client must read some more of its response. */
  stalledReadMs: number
  keepAliveMs: number
}

export const defaultLimits: ServerLimits = {
  connections: 10_000,
  connectionsPerNetwork: 1000,
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  bodyMs: 20_000,
  uploadMs: 10 * 60_000,
  // As large as the bodies that our proxies pass on in one go, but for archives.
  discardedBytes: 64 * 1024 * 1024,
  discardMs: 5000,
  pipelinedRequests: 16,
  stalledReadMs: 30_000,
  // Longer than proxies keep idle connections, so that none sends a request into a connection we are closing.
  keepAliveMs: 75_000,
}

const maxConnectionsCheckMs = 1000
const drainTimeoutMs = 10_000

/** Behind our own proxies all visitors share the proxy's address, so only the proxy can limit them individually. */
export function limitsBehindProxies(trustedProxies: number): ServerLimits {
  return trustedProxies > 0 ? { ...defaultLimits, connectionsPerNetwork: defaultLimits.connections } : defaultLimits
}

/** An HTTP server with limits on header size, connections and slow clients. */
export function createLimitedServer(limits = defaultLimits): Server {
  const server = createServer({
    ServerResponse: createLingeringResponse(limits),
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.uploadMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: Math.min(maxConnectionsCheckMs, limits.headersMs),
  })
  server.maxConnections = limits.connections
  const limitPipelining = createPipeliningLimit(limits)
  limitConnectionsPerNetwork(server, limits.connectionsPerNetwork)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    limitBodyTime(request, response, limits)
    disconnectStalledReader(response, limits)
    limitPipelining(request.socket, response)
  })
  // For proxies only. Node would close the connection without a word.
  server.on('connect', (_request, socket) => {
    // Node has taken its own listener off, and an error that nobody hears ends the process.
    socket.on('error', () => socket.destroy())
    socket.end(bareReply(405), () => socket.destroy())
  })
  return server
}

/** For replies that no handler makes. */
function bareReply(status: number) {
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`
}

function limitConnectionsPerNetwork(server: Server, limit: number) {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (counts.get(network) ?? 0) + 1
    if (count > limit) return void socket.destroy()
    counts.set(network, count)
    socket.once('close', () => {
      const remaining = (counts.get(network) ?? 0) - 1
      if (remaining > 0) counts.set(network, remaining)
      else counts.delete(network)
    })
  })
}

const openCalls = Object.values(staffEndpoints)
  .filter(({ permission }) => permission === 'anyone')
  .map(({ path }) => path.slice(1))

/** Other staff calls are rejected before their body is read when the caller is not signed in. */
const staffCall = new RegExp(`^${serverPaths.staffApi}/(?!(?:${openCalls.join('|')})$)[\\w/-]+$`)

function limitBodyTime(request: IncomingMessage, response: ServerResponse, { bodyMs, uploadMs }: ServerLimits) {
  const { method = '', url = '' } = request
  if (!hasBody(request)) return
  const isUpload = (method === 'POST' || method === 'PUT') && staffCall.test(url)
  const timeout = setTimeout(
    () => {
      // After the reply, the rest of the body has a limit of its own.
      if (request.complete || response.headersSent) return
      // Not through the handler: it is still waiting for the body.
      response.socket?.write(bareReply(408))
      request.destroy()
    },
    isUpload ? uploadMs : bodyMs,
  )
  timeout.unref()
  request.once('close', () => clearTimeout(timeout))
}

/** A client that sends requests without reading replies would make us keep them all in memory. */
function createPipeliningLimit({ pipelinedRequests }: ServerLimits) {
  const unanswered = new WeakMap<Socket, number>()
  return (socket: Socket, response: ServerResponse) => {
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count > pipelinedRequests) return socket.destroy()
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  }
}

/** A client that stops reading would keep its response in memory for ever. A handler that has not written yet may take its time. */
function disconnectStalledReader(response: ServerResponse, { stalledReadMs }: ServerLimits) {
  response.setTimeout(stalledReadMs, () => {
    if ((response.socket?.writableLength ?? 0) > 0) response.destroy()
  })
}

/** The setting to change when an address cannot be used, and how. */
type AddressAdvice = { setting: string; otherPort: string; otherHost: string }

const siteAddress: AddressAdvice = {
  setting: 'HOST',
  otherPort: 'PORT=3001 npm start',
  otherHost: 'Leave it out to listen on all of them.',
}

/** Returns the port in use. */
export function listen(server: Server, port: number, host: string, advice = siteAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (cause: NodeJS.ErrnoException) => reject(toStartupError(cause, port, advice))
    server.once('error', fail)
    server.listen({ port, host }, () => {
      server.off('error', fail)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Stops accepting connections and waits for requests in flight, but no longer than the drain timeout. */
export async function drain(server: Server) {
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
  const timeout = setTimeout(() => server.closeAllConnections(), drainTimeoutMs)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(closeIdle)
  clearTimeout(timeout)
}

function toStartupError(cause: NodeJS.ErrnoException, port: number, { setting, otherPort, otherHost }: AddressAdvice) {
  if (cause.code === 'EADDRINUSE')
    return new StartupError(
      `port ${port} is in use by another program. Stop that one, or choose another with ${otherPort}.`,
    )
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND')
    return new StartupError(`${setting} is not an address of this machine (${cause.message}). ${otherHost}`)
  if (cause.code === 'EACCES')
    return new StartupError(`this user may not listen on port ${port}. Choose one above 1023 with ${otherPort}.`)
  return cause
}
