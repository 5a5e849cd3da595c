import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type ConnectionLimits, connectionLimits, createLimitedServer } from '../http-server.ts'
import { listen as openDoors } from '../listen.ts'
import { type Answering, createQuickWay } from '../quick-way.ts'

type Opened = { listener: RequestListener; quickly?: Answering | undefined }

/** The site behind a real socket, asked byte for byte: what a client library would tidy up arrives as it was written. */
export async function listen({ listener, quickly }: Opened, changed: Partial<ConnectionLimits> = {}) {
  const limits = { ...connectionLimits, ...changed }
  const quickWay = createQuickWay(limits)
  if (quickly) quickWay.open(quickly)
  const server = createLimitedServer(limits, quickWay.take)
  server.on('request', listener)
  const { port, drain } = await openDoors(server, 0, '127.0.0.1', quickWay)
  return {
    port,
    quickWay,
    drain,
    send: (text: string) => answerTo(connect(port, '127.0.0.1'), text),
    open: (localAddress = '127.0.0.1') => connect({ port, host: '127.0.0.1', localAddress }),
    async close() {
      quickWay.closeAll()
      server.closeAllConnections()
      await drain()
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
