import { type AddressInfo, connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { type ConnectionLimits, connectionLimits, createLimitedServer } from '../http-server.ts'

/** The app behind a real socket, asked byte for byte: what a client library would tidy up arrives as it was written. */
export async function listen(app: Pick<Hono, 'fetch'>, limits: Partial<ConnectionLimits> = {}) {
  const server = createLimitedServer({ ...connectionLimits, ...limits })
  server.on('request', getRequestListener(app.fetch))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    port,
    send: (text: string) => answerTo(connect(port, '127.0.0.1'), text),
    open: () => connect(port, '127.0.0.1'),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Writes, and reads until the other side ends. */
export function answerTo(socket: Socket, text: string | Buffer): Promise<string> {
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

/** A request line as it was written, and the least that HTTP wants besides. */
export function request(line: string, headers: Record<string, string> = {}) {
  const all = { host: 'localhost', connection: 'close', ...headers }
  return `${line} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
}

export function statusOf(answer: string) {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
}
