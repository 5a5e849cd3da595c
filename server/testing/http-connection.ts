import { once } from 'node:events'
import { connect } from 'node:net'

export type RawReply = { status: number; headers: Record<string, string>; body: string }

export type Connection = ReturnType<typeof openConnection>

/** One TCP connection that sends requests as they are written, and reads their replies. */
export function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data])
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))

  return {
    closed,
    isClosed: () => socket.destroyed,
    /** Resolves when the piece is handed over to the kernel, or can no longer be sent. */
    async write(piece: string | Buffer) {
      if (socket.writable && !socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => {}), closed])
    },
    /** The final reply; undefined when the connection closes without a whole one. */
    async readReply(method = 'POST'): Promise<RawReply | undefined> {
      for (;;) {
        const found = parseReply(received, method)
        if (found) received = received.subarray(found.end)
        if (found && found.reply.status >= 200) return found.reply
        if (found) continue
        if (socket.destroyed) return undefined
        await Promise.race([once(socket, 'data').catch(() => {}), closed])
      }
    },
    /** A client that sends everything before it reads. */
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    destroy: () => socket.destroy(),
  }
}

export function isLastReply({ headers }: RawReply) {
  return headers.connection === 'close'
}

/** Undefined while the reply is not complete. */
function parseReply(bytes: Buffer, method: string) {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n')
  const headers = Object.fromEntries(lines.map(toHeader))
  const status = Number(statusLine.split(' ')[1])
  const hasNoBody = method === 'HEAD' || status < 200 || status === 204 || status === 304
  const body = hasNoBody ? { text: '', length: 0 } : parseBody(bytes.subarray(headEnd + 4), headers)
  return body && { reply: { status, headers, body: body.text }, end: headEnd + 4 + body.length }
}

function toHeader(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

function parseBody(bytes: Buffer, headers: Record<string, string>) {
  if (headers['transfer-encoding'] === 'chunked') return parseChunks(bytes)
  const length = Number(headers['content-length'] ?? 0)
  return bytes.length < length ? undefined : { text: bytes.subarray(0, length).toString(), length }
}

function parseChunks(bytes: Buffer) {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16)
    const end = lineEnd + 2 + size + 2
    if (bytes.length < end) return undefined
    if (size === 0) return { text: Buffer.concat(chunks).toString(), length: end }
    chunks.push(bytes.subarray(lineEnd + 2, end - 2))
    at = end
  }
}
