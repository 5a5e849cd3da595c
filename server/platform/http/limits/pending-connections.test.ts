import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { shedLoad } from './load-shedding.ts'
import { watchPendingConnections } from './pending-connections.ts'

const blockMs = 35

test('connections that arrive while rendering blocks the event loop get 503 instead of waiting', async () => {
  const server = createServer()
  const listener = shedLoad(
    {
      waitForPending: watchPendingConnections(server),
      eventLoopLag: () => 0,
      isCached: () => false,
      isHttps: () => false,
      onSent: undefined,
    },
    (_request, response) => {
      const until = performance.now() + blockMs
      while (performance.now() < until);
      response.end()
    },
  )
  server.on('request', listener)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, index) => statusOf(port, `/page-${index}`)),
  ).finally(() => server.close())
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(50)
})

test('a page is not rendered for a closed connection', async () => {
  const { promise: accepted, resolve: accept } = Promise.withResolvers<void>()
  const rendered: unknown[] = []
  const server = createServer(
    shedLoad(
      {
        waitForPending: () => accepted,
        eventLoopLag: () => 0,
        isCached: () => false,
        isHttps: () => false,
        onSent: undefined,
      },
      (request, response) => {
        rendered.push(request.url)
        response.end()
      },
    ),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const socket = connect(port)
  socket.write('GET /left HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [, response] = await once(server, 'request')
  socket.destroy()
  await once(response, 'close')
  accept()
  expect(await statusOf(port, '/stayed').finally(() => server.close())).toBe(200)
  expect(rendered).toEqual(['/stayed'])
})

function statusOf(port: number, path: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    get({ port, path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}
