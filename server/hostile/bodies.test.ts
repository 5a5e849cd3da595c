import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerTo, listen, request, statusOf } from '../testing/listen.ts'
import { openTestApp } from '../testing/open-test-app.ts'

const site = {
  handle: async (asked: Request) => new Response(`a page of ${(await asked.text()).length} characters`),
}
let { app, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let server: Awaited<ReturnType<typeof listen>>
let hasty: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  ;({ app, close } = await openTestApp({ site }))
  server = await listen(app)
  hasty = await listen(app, { headersMs: 300, bodyMs: 300, headerBytes: 4096, sockets: 20 })
})
afterAll(async () => {
  await server.close()
  await hasty.close()
  await close()
})

const megabyte = 'x'.repeat(1024 * 1024)
const chunked = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }

test.each(['/api/contact-us', '/api/search', '/locate-us/'])(
  'a body in chunks is held to the same limit as one that says its length: POST %s',
  async (path) => {
    const chunk = `${megabyte.length.toString(16)}\r\n${megabyte}\r\n`
    expect(statusOf(await server.send(`${request(`POST ${path}`, chunked)}${chunk}0\r\n\r\n`))).toBe(413)
    const small = await server.send(`${request(`POST ${path}`, chunked)}2\r\n{}\r\n0\r\n\r\n`)
    expect(statusOf(small)).not.toBe(413)
  },
)

test('a staff call in chunks is refused before its body is read', async () => {
  const chunk = `${megabyte.length.toString(16)}\r\n${megabyte}\r\n`
  const headers = { ...chunked, 'sec-fetch-site': 'same-origin' }
  expect(statusOf(await server.send(`${request('PUT /admin/api/products/1', headers)}${chunk}0\r\n\r\n`))).toBe(401)
})

test.each([
  ['two lengths', 'content-length: 2\r\ncontent-length: 20\r\n'],
  ['a length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked\r\n'],
  ['a length below zero', 'content-length: -1\r\n'],
  ['chunks under another name', 'transfer-encoding: xchunked\r\n'],
  ['a folded header', 'x-a: b\r\n\tc\r\ncontent-length: 2\r\n'],
])('a request that two servers could read in two ways is refused: %s', async (_what, headers) => {
  const answer = await server.send(
    `POST /api/search HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n{}GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n`,
  )
  expect(answer).not.toContain('alive')
})

test('headers beyond the limit are refused', async () => {
  const answer = await hasty.send(request('GET /healthz', { 'x-long': 'x'.repeat(8192) }))
  expect(statusOf(answer)).toBe(431)
})

test('who does not finish the headers is cut off, and others are answered meanwhile', async () => {
  const slow = answerTo(hasty.open(), 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  expect(await hasty.send(request('GET /healthz'))).toContain('alive')
  expect(statusOf(await slow)).toBe(408)
})

test('who does not finish the body is cut off', async () => {
  const socket = hasty.open()
  await answerTo(
    socket,
    request('POST /api/contact-us', { 'content-length': '1000', 'content-type': 'application/json' }),
  )
  expect(socket.destroyed).toBe(true)
})

test('more sockets than there is room for are closed at once, and room that is free again is used', async () => {
  const idle = Array.from({ length: 20 }, () => hasty.open())
  await Promise.all(idle.map((socket) => once(socket, 'connect')))
  expect(await hasty.send(request('GET /healthz'))).toBe('')
  for (const socket of idle) socket.destroy()
  await expect.poll(() => hasty.send(request('GET /healthz'))).toContain('alive')
})
