import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stubSite } from '../../testing/fixtures/stub-site.ts'
import { type Connection, isLastReply, openConnection, type RawReply } from '../../testing/http-connection.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { listen, rawRequest } from '../../testing/raw-http.ts'

const site = stubSite(async (request) => new Response(`a page of ${(await request.text()).length} characters`))
let opened = {} as Awaited<ReturnType<typeof openTestApp>>
let server: Awaited<ReturnType<typeof listen>>
let impatient: Awaited<ReturnType<typeof listen>>
let overloaded = {} as Awaited<ReturnType<typeof openTestApp>>
let shedding: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  opened = await openTestApp({ site })
  server = await listen(opened)
  impatient = await listen(opened, { bodyMs: 100, discardMs: 100, discardedBytes: 2 * megabyte.length })
  overloaded = await openTestApp({ eventLoopLag: () => 60_000 })
  shedding = await listen(overloaded)
})
afterAll(async () => {
  await server.close()
  await impatient.close()
  await shedding.close()
  await opened.close()
  await overloaded.close()
})

const megabyte = Buffer.alloc(1024 * 1024, 'x')

function headOf(line: string, bytes: number, more: Record<string, string> = {}) {
  const framing = { 'content-length': String(bytes) }
  const type = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  return rawRequest(line, { connection: 'keep-alive', ...type, ...framing, ...more })
}

const refused: [number, string][] = [
  [413, 'POST /api/search'],
  [413, 'POST /api/no-such-call'],
  [413, 'POST /locate-us/'],
  [413, 'POST /admin/api/session'],
  [413, 'POST /visit'],
  [401, 'POST /admin/api/media'],
  [401, 'PUT /admin/api/no-such-call'],
  [404, 'POST /media/0123456789ab/door.png'],
  [200, 'GET /healthz'],
]

test.each(refused.flatMap(([status, line]) => [2, 20].map((megabytes) => [status, line, megabytes] as const)))(
  'the reply %i to %s with %i MB arrives, and the connection closes as it says',
  async (status, line, megabytes) => {
    const connection = openConnection(server.port)
    // Many clients read the reply only after they have sent the whole body.
    connection.pause()
    await connection.write(headOf(line, megabytes * megabyte.length))
    for (let sent = 0; sent < megabytes; sent += 1) await connection.write(megabyte)
    connection.resume()
    expect(await connection.readReply()).toMatchObject({ status, headers: { connection: 'close' } })
    await connection.closed
  },
)

test.each([
  [404, 'POST /api/no-such-call'],
  [405, 'PUT /api/app-setting'],
  [401, 'POST /admin/api/media'],
  [404, 'POST /media/0123456789ab/door.png'],
])('the reply %i to %s does not wait for a slow body', async (status, line) => {
  const connection = openConnection(server.port)
  await connection.write(headOf(line, 3))
  await connection.write('x')
  expect(await connection.readReply()).toMatchObject({ status, headers: { connection: 'close' } })
  expect(connection.isClosed()).toBe(false)
  await connection.write('xx')
  await connection.closed
})

test.each([
  [404, 'POST /api/no-such-call'],
  [405, 'PUT /api/app-setting'],
  [401, 'POST /admin/api/media'],
  [422, 'POST /api/contact-us'],
  [200, 'GET /healthz'],
])('a small body keeps the connection: %i to %s', async (status, line) => {
  const connection = openConnection(server.port)
  for (let time = 1; time <= 3; time += 1) {
    await connection.write(`${headOf(line, 2)}{}`)
    expect(await connection.readReply()).toMatchObject({ status, headers: { connection: 'keep-alive' } })
  }
  connection.destroy()
})

test('a call that is refused under overload keeps the connection, unless its body is still on the way', async () => {
  const connection = openConnection(shedding.port)
  let reply: RawReply | undefined
  for (let time = 1; time <= 30; time += 1) {
    await connection.write(`${headOf('POST /api/search', 2)}{}`)
    reply = await connection.readReply()
    expect(reply?.headers.connection).toBe('keep-alive')
  }
  expect(reply?.status).toBe(503)
  await connection.write(headOf('POST /api/search', 2))
  expect(await connection.readReply()).toMatchObject({ status: 503, headers: { connection: 'close' } })
  await connection.write('{}')
  await connection.closed
})

test('a body that does not end is cut off after the reply', async () => {
  const endless = openConnection(impatient.port)
  await endless.write(headOf('POST /api/no-such-call', 100 * megabyte.length))
  expect(await endless.readReply()).toMatchObject({ status: 413, headers: { connection: 'close' } })
  while (!endless.isClosed()) await endless.write(megabyte)
  const silent = openConnection(impatient.port)
  await silent.write(headOf('POST /api/no-such-call', 2))
  expect(await silent.readReply()).toMatchObject({ status: 404, headers: { connection: 'close' } })
  await silent.closed
})

test('a body that never arrives is answered with 408', async () => {
  const connection = openConnection(impatient.port)
  await connection.write(`${headOf('POST /api/contact-us', 20)}{`)
  expect(await connection.readReply()).toMatchObject({ status: 408, headers: { connection: 'close' } })
  await connection.closed
})

const paths = [
  ...['/', '/locate-us/', '/plan', '/a/b', '/no%00thing', '/search?q=door', '/healthz', '/robots.txt', '/sitemap.xml'],
  ...['/api/category', '/api/search', '/api/contact-us', '/api/plan', '/api/app-setting', '/api/nothing', '/visit'],
  ...['/admin', '/admin/api/session', '/admin/api/media', '/admin/api/products', '/admin/api/archive', '/admin/api/x'],
  ...['/media/0123456789ab/door.png', '/media/x', '/assets/x.js', '/brand.css', '/cards/x.jpg', '/brochure.pdf/x'],
]
const bodyLengths = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 60_000, max: 70_000 }),
  fc.integer({ min: 1, max: 3 * megabyte.length }),
)
const requests = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT'),
  path: fc.constantFrom(...paths),
  bytes: bodyLengths,
  isChunked: fc.boolean(),
  expectsContinue: fc.boolean(),
  type: fc.constantFrom(
    ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', ''],
  ),
  speed: fc.constantFrom('at once', 'at once', 'in pieces', 'in pieces', 'never the end'),
})
type RandomRequest = ReturnType<typeof requests.generate>['value']

test('every request is answered, or its connection closes after a reply that said so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: 1, maxLength: 8 }), async (sequence) => {
      let connection = openConnection(impatient.port)
      for (const request of sequence) {
        const [reply] = await Promise.all([connection.readReply(request.method), sendRequest(connection, request)])
        expect(reply?.status).toBeGreaterThanOrEqual(200)
        if (reply && !isLastReply(reply)) continue
        await connection.closed
        connection = openConnection(impatient.port)
      }
      connection.destroy()
    }),
    { numRuns: 25 },
  )
})

async function sendRequest(connection: Connection, request: RandomRequest) {
  const { method, path, isChunked, expectsContinue, type, speed } = request
  // It has no body.
  if (method === 'CONNECT') return connection.write(rawRequest('CONNECT localhost:80', { connection: 'keep-alive' }))
  const body = isChunked ? toChunks(request.bytes) : Buffer.alloc(request.bytes, '{')
  const framing = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(body.length) }
  const expectation = expectsContinue ? { expect: '100-continue' } : {}
  const headers = { connection: 'keep-alive', 'sec-fetch-site': 'same-origin', 'content-type': type }
  const bytes = Buffer.concat([
    Buffer.from(rawRequest(`${method} ${path}`, { ...headers, ...framing, ...expectation })),
    body,
  ])
  if (speed === 'at once' || body.length === 0) return connection.write(bytes)
  const end = speed === 'in pieces' ? bytes.length : bytes.length - 1
  const size = Math.ceil(bytes.length / 20)
  for (let at = 0; at < end; at += size) {
    await connection.write(bytes.subarray(at, Math.min(end, at + size)))
    await setImmediate()
  }
}

function toChunks(bytes: number) {
  const chunk = bytes > 0 ? `${bytes.toString(16)}\r\n${'{'.repeat(bytes)}\r\n` : ''
  return Buffer.from(`${chunk}0\r\n\r\n`)
}
