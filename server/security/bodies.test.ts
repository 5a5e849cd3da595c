import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitsBehindProxies } from '../platform/http/server.ts'
import { createLog } from '../platform/process/log.ts'
import { stubSite } from '../testing/fixtures/stub-site.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { exchange, listen, rawRequest, statusOf } from '../testing/raw-http.ts'

const site = stubSite(async (request) => new Response(`a page of ${(await request.text()).length} characters`))
let opened = {} as Awaited<ReturnType<typeof openTestApp>>
let server: Awaited<ReturnType<typeof listen>>
let shortTimeouts: Awaited<ReturnType<typeof listen>>
let fewConnections: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  opened = await openTestApp({ site })
  server = await listen(opened, { discardMs: 200 })
  shortTimeouts = await listen(opened, { headersMs: 300, bodyMs: 300, discardMs: 200 })
  fewConnections = await listen(opened, { connections: 20, connectionsPerNetwork: 15 })
})
afterAll(async () => {
  await server.close()
  await shortTimeouts.close()
  await fewConnections.close()
  await opened.close()
})

const tooLarge = 'x'.repeat(1024 * 1024 + 1)
const chunked = { 'transfer-encoding': 'chunked', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

test.each([
  ...['/api/contact-us', '/api/search', '/api/plan', '/locate-us/', '/plan'],
  ...['/admin/api/session', '/admin/api/password-reset', '/visit'],
])('a chunked body has the same limit as one with Content-Length: POST %s', async (path) => {
  const chunk = `${tooLarge.length.toString(16)}\r\n${tooLarge}\r\n`
  expect(statusOf(await server.send(`${rawRequest(`POST ${path}`, chunked)}${chunk}0\r\n\r\n`))).toBe(413)
  const small = await server.send(`${rawRequest(`POST ${path}`, chunked)}2\r\n{}\r\n0\r\n\r\n`)
  expect(statusOf(small)).not.toBe(413)
})

test('only a plan may be larger than 64 KB', async () => {
  const large = { method: 'POST', headers: { 'content-length': '100000' }, body: 'x'.repeat(100_000) }
  const post = (path: string) => opened.app.request(path, large)
  expect(await (await post('/plan')).text()).toBe('a page of 100000 characters')
  expect((await post('/plan/JH-0000-00')).status).toBe(413)
  expect((await post('/locate-us/')).status).toBe(413)
})

test('a body above the limit is rejected before it is complete', async () => {
  const declared = rawRequest('POST /api/search', { ...unfinished, 'content-length': String(100 * 1024 * 1024) })
  const endless = `${rawRequest('POST /api/search', { ...unfinished, 'transfer-encoding': 'chunked' })}${tooLarge.length.toString(16)}\r\n${tooLarge}\r\n`
  expect(statusOf(await server.send(declared))).toBe(413)
  expect(statusOf(await server.send(endless))).toBe(413)
})

test('a client that disconnects in the middle of a chunked body is not logged as an error', async () => {
  const lines: { level: number; path: string; status?: number }[] = []
  const log = createLog('info', () => ({ write: (line: string) => void lines.push(JSON.parse(line)) }))
  const logged = await openTestApp({ site, log })
  const other = await listen(logged)
  for (const path of ['/api/contact-us', '/locate-us/', '/visit']) {
    const socket = other.open().on('error', () => {})
    socket.write(`${rawRequest(`POST ${path}`, chunked)}5\r\n{"cus`)
    await once(socket, 'connect')
    socket.end(() => socket.resetAndDestroy())
    await expect.poll(() => lines.some((line) => line.path === path)).toBe(true)
  }
  expect(lines.filter(({ level, status = 0 }) => level >= 50 || status >= 500)).toEqual([])
  await other.close()
  await logged.close()
})

const unfinished = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', connection: 'keep-alive' }

test('an unauthenticated staff call is rejected before its body is read', async () => {
  const calls = ['PUT /admin/api/products/1', 'POST /admin/api/media', 'POST /admin/api/archive']
  const lengths = [{ 'transfer-encoding': 'chunked' }, { 'content-length': '1000' }]
  const requests = calls.flatMap((call) => lengths.map((length) => rawRequest(call, { ...unfinished, ...length })))
  const responses = await Promise.all(requests.map((each) => server.send(each)))
  expect(responses.map(statusOf)).toEqual(Array(6).fill(401))
})

test.each([
  ['two lengths', 'content-length: 2\r\ncontent-length: 20\r\n'],
  ['a length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked\r\n'],
  ['a length below zero', 'content-length: -1\r\n'],
  ['chunks under another name', 'transfer-encoding: xchunked\r\n'],
  ['chunks twice', 'transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n'],
  ['chunks behind a blank', 'transfer-encoding : chunked\r\n'],
  ['a folded header', 'x-a: b\r\n\tc\r\ncontent-length: 2\r\n'],
  ['a line that ends without a return', 'x-a: b\ncontent-length: 2\r\n'],
  ['a second host', 'host: evil.example\r\ncontent-length: 2\r\n'],
])('a request smuggling attempt is rejected: %s', async (_what, headers) => {
  const answer = await server.send(
    `POST /api/search HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n{}GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n`,
  )
  expect(statusOf(answer)).toBe(400)
  expect(answer).not.toContain('alive')
})

test('headers above 16 KB are rejected', async () => {
  const withHeaders = (bytes: number) => {
    const rest = rawRequest('GET /healthz', { 'x-long': '' }).length
    return server.send(rawRequest('GET /healthz', { 'x-long': 'x'.repeat(bytes - rest) }))
  }
  expect(statusOf(await withHeaders(15 * 1024))).toBe(200)
  expect(statusOf(await withHeaders(17 * 1024))).toBe(431)
})

test('slow headers are cut off without blocking other clients', async () => {
  const slow = exchange(shortTimeouts.open(), 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  expect(await shortTimeouts.send(rawRequest('GET /healthz'))).toContain('alive')
  expect(statusOf(await slow)).toBe(408)
})

test('a slow body is cut off on every endpoint', async () => {
  const calls = [
    ...['POST /api/contact-us', 'GET /api/category', 'POST /locate-us/', 'GET /admin/api/products'],
    ...['POST /admin/api/session', 'POST /admin/api/%73ession', 'POST /admin/api/password-reset?x'],
    ...['POST /admin/api/setup', 'POST /admin/api/setup/code'],
  ]
  await Promise.all(
    calls.map((call) => shortTimeouts.send(rawRequest(call, { ...unfinished, 'content-length': '1000' }))),
  )
  expect(await shortTimeouts.send(rawRequest('GET /healthz'))).toContain('alive')
})

/** macOS has only one loopback address by default. */
const hasMoreAddresses = process.platform !== 'darwin'

test.runIf(hasMoreAddresses)('one client IP cannot use up all connections', async () => {
  const sockets = openIdle(18, '127.0.0.2')
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed)).toHaveLength(3)
  expect(await exchange(fewConnections.open('127.0.0.2'), rawRequest('GET /healthz'))).toBe('')
  expect(await fewConnections.send(rawRequest('GET /healthz'))).toContain('alive')
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => exchange(fewConnections.open('127.0.0.2'), rawRequest('GET /healthz'))).toContain('alive')
})

test.runIf(hasMoreAddresses)(
  'connections above the total limit are closed at once, and freed ones can be used again',
  async () => {
    const sockets = ['127.0.0.2', '127.0.0.3'].flatMap((address) => openIdle(12, address))
    await expect.poll(() => sockets.filter(({ destroyed }) => destroyed)).toHaveLength(4)
    expect(await fewConnections.send(rawRequest('GET /healthz'))).toBe('')
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => fewConnections.send(rawRequest('GET /healthz'))).toContain('alive')
  },
)

function openIdle(count: number, address: string) {
  return Array.from({ length: count }, () =>
    fewConnections
      .open(address)
      .on('error', () => {})
      .resume(),
  )
}

test('a client IP gets a tenth of the 10,000 connections; a trusted proxy gets all', () => {
  expect(limitsBehindProxies(0)).toMatchObject({ connections: 10_000, connectionsPerNetwork: 1000 })
  for (const proxies of [1, 2])
    expect(limitsBehindProxies(proxies)).toMatchObject({ connections: 10_000, connectionsPerNetwork: 10_000 })
})
