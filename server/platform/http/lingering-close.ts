import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import { finished } from 'node:stream'

export type LingeringLimits = {
  /** What is read and thrown away of a body that nobody needs, and for how long. */
  discardedBytes: number
  discardMs: number
}

/**
 * A reply that is sent before the request's body has arrived says `connection: close`, and the connection closes only after the
 * rest of the body was read and thrown away: closing at once would reset it, and the client would lose the reply.
 */
export function createLingeringResponse(limits: LingeringLimits): typeof ServerResponse {
  return class LingeringResponse<R extends IncomingMessage> extends ServerResponse<R> {
    #isEnding = false

    override writeHead(...args: unknown[]) {
      if (hasBody(this.req) && !this.req.complete) this.setHeader('connection', 'close')
      return super.writeHead(...(args as Parameters<ServerResponse['writeHead']>))
    }

    override end(...args: unknown[]) {
      if (this.#isEnding) return this
      if (!hasBody(this.req) || this.req.readableEnded) return super.end(...(args as Parameters<ServerResponse['end']>))
      this.#isEnding = true
      const [chunk, encoding] = args as [unknown, BufferEncoding]
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk, encoding)
      else this.flushHeaders()
      const callback = args.find((each) => typeof each === 'function') as (() => void) | undefined
      discardBody(this.req, limits, () => super.end(callback))
      return this
    }
  }
}

/** A small body comes in one packet with its headers, but is parsed after them. Answered at once, it would count as unread. */
export function afterFirstPacket(listener: RequestListener): RequestListener {
  return (request, response) =>
    hasBody(request) ? setImmediate(listener, request, response) : listener(request, response)
}

export function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

function discardBody(request: IncomingMessage, { discardedBytes, discardMs }: LingeringLimits, done: () => void) {
  const limit = new AbortController()
  const timeout = setTimeout(() => limit.abort(), discardMs)
  let bytes = 0
  // Whoever began to read the body has replied and reads no more, but could still hold it up.
  request.removeAllListeners('data')
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > discardedBytes) limit.abort()
  })
  finished(request, { writable: false, signal: limit.signal }, () => {
    clearTimeout(timeout)
    done()
  })
  request.resume()
}
