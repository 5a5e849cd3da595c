import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { exchange, listen, rawRequest } from '../../testing/raw-http.ts'

let server: Awaited<ReturnType<typeof listen>>
afterEach(() => server.close())

const stalledReadMs = 200

const endless: RequestListener = (_request, response) => {
  const chunk = Buffer.alloc(1024 * 1024)
  Readable.from(
    (function* () {
      while (true) yield chunk
    })(),
  ).pipe(response)
}

test('a client that resets the connection after CONNECT does no harm', async () => {
  server = await listen({ listener: (_request, response) => response.end('well') })
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('CONNECT a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n')
    socket.resetAndDestroy()
  }
  expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('well')
})

test('a client that stops reading is disconnected', async () => {
  let closed: Promise<unknown[]> | undefined
  server = await listen(
    {
      listener(request, response) {
        closed = once(response, 'close')
        endless(request, response)
      },
    },
    { stalledReadMs },
  )
  const socket = server
    .open()
    .pause()
    .on('error', () => {})
  socket.write(rawRequest('GET /'))
  await expect.poll(() => closed).toBeDefined()
  await closed
})

test('a response that takes longer to begin is sent', async () => {
  server = await listen(
    {
      async listener(_request, response) {
        await sleep(3 * stalledReadMs)
        response.end('done')
      },
    },
    { stalledReadMs },
  )
  expect(await exchange(server.open(), rawRequest('GET /'))).toContain('done')
})

test('a client that sends requests without waiting for replies is disconnected', async () => {
  let requests = 0
  server = await listen({
    listener() {
      requests += 1
    },
  })
  const socket = server.open().on('error', () => {})
  socket.write(rawRequest('GET /').repeat(200))
  await once(socket.resume(), 'close')
  expect(requests).toBeLessThanOrEqual(17)
})
