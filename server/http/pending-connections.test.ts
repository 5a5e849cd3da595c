import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { shedLoad } from './load-shedding.ts'
import { acceptPendingConnections } from './pending-connections.ts'

const blockMs = 10

test('connections that arrive while pages block the event loop are answered with 503, not late', async () => {
  const server = createServer()
  const listener = shedLoad(
    {
      acceptPending: acceptPendingConnections(server),
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
  const statuses = await Promise.all(Array.from({ length: 100 }, (_, index) => statusOf(port, `/page-${index}`)))
  server.close()
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(50)
})

function statusOf(port: number, path: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    get({ port, path, agent: new Agent({ keepAlive: false }) }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}
