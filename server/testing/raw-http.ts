import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import {
  createLimitedServer,
  defaultLimits,
  drain,
  listen as listenOn,
  type ServerLimits,
} from '../platform/http/server.ts'

/** The app on a real socket, for raw requests that a client library would normalise. */
export async function listen({ listener }: { listener: RequestListener }, changed: Partial<ServerLimits> = {}) {
  const server = createLimitedServer({ ...defaultLimits, ...changed })
  server.on('request', listener)
  const port = await listenOn(server, 0, '127.0.0.1')
  return {
    port,
    drain: () => drain(server),
    send: (text: string) => exchange(connect(port, '127.0.0.1'), text),
    open: (localAddress = '127.0.0.1') => connect({ port, host: '127.0.0.1', localAddress }),
    async close() {
      server.closeAllConnections()
      await drain(server)
    },
  }
}

/** Writes, and reads until the server closes the connection. */
export function exchange(socket: Socket, text: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    socket.write(text)
  })
}

/** A raw request with the minimal headers. */
export function rawRequest(line: string, headers: Record<string, string> = {}) {
  const all = { host: 'localhost', connection: 'close', ...headers }
  return `${line} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
}

export function statusOf(answer: string) {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
}
