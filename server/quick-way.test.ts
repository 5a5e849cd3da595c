import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen, statusOf } from './testing/listen.ts'
import { openWatchingApp } from './testing/open-test-app.ts'

/** Longer, however packed, than what the system takes from a server before the other side has read some of it. */
const long = randomBytes(9_000_000).toString('base64')
const site = {
  async handle(request: Request) {
    const { pathname } = new URL(request.url)
    const words = pathname === '/long' ? long : `The page ${pathname}.${request.method === 'POST' ? ' Thanks.' : ''}`
    const canonical = `<link rel="canonical" href="http://localhost${pathname}"/>`
    const status = pathname === '/nowhere' ? 404 : 200
    return new Response(canonical + words, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}

let opened = {} as Awaited<ReturnType<typeof openWatchingApp>>
let server: Awaited<ReturnType<typeof listen>>
let ordinary: typeof server
let counted: string[] = []
/** What was left to Node's HTTP. */
let passedOn: string[] = []
beforeAll(async () => {
  const visits = { countPage: (path: string) => void counted.push(path), countSearch() {}, countVitals() {} }
  opened = await openWatchingApp({ site, visits: { ...visits, flush: async () => {} } })
  const listener: RequestListener = (request, response) => {
    passedOn.push(`${request.method} ${request.url}`)
    opened.listener(request, response)
  }
  const { quickly } = opened
  server = await listen({ listener, quickly })
  ordinary = await listen({ listener })
  for (const path of ['/door', '/long']) await opened.app.request(`http://localhost${path}`)
})
afterAll(async () => {
  for (const each of [server, ordinary]) await each.close()
  await opened.close()
})
beforeEach(() => {
  counted = []
  passedOn = []
})

function get(path: string, ...headers: string[]) {
  const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Accept-Encoding: gzip', ...headers]
  return `${lines.join('\r\n')}\r\n\r\n`
}

type Connection = { socket: Socket; received: () => string }

function reading(socket: Socket): Connection {
  let received = ''
  socket.on('data', (data) => (received += data.toString('latin1')))
  socket.on('error', () => {})
  return { socket, received: () => received }
}

/** So many whole answers. */
function wholeAnswers({ received }: Connection, count: number) {
  const cut = () => {
    const answers: string[] = []
    let rest = received()
    for (;;) {
      const end = rest.indexOf('\r\n\r\n') + 4
      const length = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(rest.slice(0, end))?.[1] ?? 0)
      if (end < 4 || rest.length < end + length) return answers
      answers.push(rest.slice(0, end + length))
      rest = rest.slice(end + length)
    }
  }
  return expect
    .poll(() => cut().length)
    .toBe(count)
    .then(cut)
}

async function answersTo(socket: Socket, asked: string | Buffer, count = 1) {
  const connection = reading(socket)
  socket.write(asked)
  const answers = await wholeAnswers(connection, count)
  socket.destroy()
  return answers
}

const withoutIdAndDate = (answer = '') => answer.replace(/^(x-request-id|date): .*$/gim, '$1')
const wordsOf = (answer = '') => String(gunzipSync(Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1')))
const idOf = (answer = '') => /^x-request-id: (.+)$/im.exec(answer)?.[1]?.trim()

test('what is at hand is answered before Node has read the request, with the very answer that Node gives', async () => {
  const asked = get('/door', 'User-Agent: Mozilla/5.0')
  const [quick] = await answersTo(server.open(), asked)
  expect(passedOn).toEqual([])
  const [slow] = await answersTo(ordinary.open(), asked)
  expect(passedOn).toEqual(['GET /door'])
  expect(statusOf(quick ?? '')).toBe(200)
  expect(withoutIdAndDate(quick)).toBe(withoutIdAndDate(slow))
  expect(counted).toEqual(['/door', '/door'])
})

test('one after the other on one connection, each has an id of its own, or the one that a proxy gave', async () => {
  const connection = reading(server.open())
  const asked = [get('/door'), get('/door'), get('/door', 'X-Request-Id: of-the-proxy'), get('/door')]
  const answers: string[] = []
  for (const [at, each] of asked.entries()) {
    connection.socket.write(each)
    answers.push((await wholeAnswers(connection, at + 1))[at] ?? '')
  }
  connection.socket.destroy()
  expect(passedOn).toEqual([])
  expect(new Set(answers.map(idOf)).size).toBe(4)
  expect(idOf(answers[2])).toBe('of-the-proxy')
  expect(new Set(answers.map(withoutIdAndDate)).size).toBe(1)
  for (const answer of answers) expect(wordsOf(answer)).toMatch(/The page \/door\.$/)
})

test.each([
  ['with a page that is known already', get('/door', 'If-None-Match: "another"')],
  ['with a cookie', get('/door', 'Cookie: preview=1')],
  ['to close the connection', get('/door', 'Connection: close')],
  ['with a blank behind a value', get('/door', 'Accept: text/html ')],
  ['with a letter that is not of this alphabet', get('/door', 'X-Name: \u00e4')],
  ['with a header twice', get('/door', 'Accept: text/html', 'Accept: text/plain')],
  ['in an older HTTP', get('/door').replace('HTTP/1.1', 'HTTP/1.0')],
])('a request is left to Node: %s', async (_what, asked) => {
  const [answer] = await answersTo(server.open(), Buffer.from(asked, 'latin1'))
  expect(passedOn).toEqual(['GET /door'])
  const [asNodeDoes] = await answersTo(ordinary.open(), Buffer.from(asked, 'latin1'))
  expect(withoutIdAndDate(answer)).toBe(withoutIdAndDate(asNodeDoes))
  expect(wordsOf(answer)).toMatch(/The page \/door\.$/)
})

test.each([
  ['with a second host', get('/door', 'Host: evil.example')],
  ['without a host', 'GET /door HTTP/1.1\r\n\r\n'],
  ['with a nameless header', get('/door', ': x')],
  ['with lines that end without a return', 'GET /door HTTP/1.1\nHost: localhost\n\n'],
  ['with a folded header', get('/door', 'X-A: b', ' c')],
])('a request that Node refuses is not answered: %s', async (_what, asked) => {
  expect(statusOf(await server.send(asked))).toBe(400)
})

test('a page that is not at hand is made', async () => {
  for (const [path, status] of [
    ['/window', 200],
    ['/nowhere', 404],
  ] as const) {
    const [answer = ''] = await answersTo(server.open(), get(path))
    expect([path, statusOf(answer)]).toEqual([path, status])
  }
  expect(passedOn).toEqual(['GET /window', 'GET /nowhere'])
})

test('so is one for the head alone', async () => {
  const answer = await server.send('HEAD /door HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect([statusOf(answer), answer.endsWith('\r\n\r\n')]).toEqual([200, true])
  expect(passedOn).toEqual(['HEAD /door'])
})

test('requests that come together are answered in order', async () => {
  const answers = await answersTo(server.open(), get('/door') + get('/api/category') + get('/door'), 3)
  expect(answers.map((answer) => statusOf(answer))).toEqual([200, 200, 200])
  expect(answers[1]).toContain('content-type: application/json')
})

test('one that comes in pieces is waited for, and one that ends too soon is refused', async () => {
  const connection = reading(server.open())
  connection.socket.write(get('/door').slice(0, 7))
  // By then the first piece has been read.
  await answersTo(server.open(), get('/door'))
  connection.socket.write(get('/door').slice(7))
  const [answer] = await wholeAnswers(connection, 1)
  expect(wordsOf(answer)).toMatch(/The page \/door\.$/)
  expect(passedOn).toEqual(['GET /door'])
  connection.socket.destroy()
  const tooSoon = reading(server.open())
  tooSoon.socket.end(get('/door').slice(0, 7))
  await expect.poll(() => statusOf(tooSoon.received())).toBe(400)
})

test('a connection goes on with Node after the first request that is for it, with its body', async () => {
  const connection = reading(server.open())
  const body = JSON.stringify({ customer_name: 'Asha', phone_number: '9812345678' })
  const enquiry = `POST /api/contact-us HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const asked = [get('/door'), enquiry, get('/door')]
  for (const [at, each] of asked.entries()) {
    connection.socket.write(each)
    await wholeAnswers(connection, at + 1)
  }
  expect(passedOn).toEqual(['POST /api/contact-us', 'GET /door'])
  const [, reply] = await wholeAnswers(connection, 3)
  expect(reply).toContain('"success":"1"')
  connection.socket.destroy()
})

test('a slow reader gets all of its answer, and others are answered meanwhile', async () => {
  const slow = server.open()
  slow.pause()
  slow.write(get('/long', 'X-Request-Id: slow', 'User-Agent: Mozilla/5.0'))
  await expect.poll(() => counted).toEqual(['/long'])
  const [another] = await answersTo(server.open(), get('/long', 'X-Request-Id: another'))
  expect([idOf(another), wordsOf(another).endsWith(long)]).toEqual(['another', true])
  const connection = reading(slow)
  slow.resume()
  const [whole] = await wholeAnswers(connection, 1)
  expect([idOf(whole), wordsOf(whole).endsWith(long)]).toEqual(['slow', true])
  expect(passedOn).toEqual([])
  slow.destroy()
})

test('whoever asks and then says nothing more is answered', async () => {
  const connection = reading(server.open())
  connection.socket.end(get('/door'))
  const [answer] = await wholeAnswers(connection, 1)
  expect(wordsOf(answer)).toMatch(/The page \/door\.$/)
  await expect.poll(() => connection.socket.closed).toBe(true)
})

test('a connection on which nothing is asked is closed, at first and later', async () => {
  const [atFirst, later] = [await listen(opened, { headersMs: 100 }), await listen(opened, { idleMs: 100 })]
  expect(await atFirst.send('')).toBe('')
  const asking = reading(later.open())
  asking.socket.write(get('/door'))
  await wholeAnswers(asking, 1)
  await expect.poll(() => asking.socket.closed).toBe(true)
  await atFirst.close()
  await later.close()
})

test('one address gets its share of connections, and who hangs up is forgotten', async () => {
  const narrow = await listen(opened, { socketsOfOneAddress: 2 })
  const open = [reading(narrow.open()), reading(narrow.open())]
  for (const each of open) {
    each.socket.write(get('/door'))
    await wholeAnswers(each, 1)
  }
  expect(await narrow.send(get('/door'))).toBe('')
  for (const { socket } of open) socket.destroy()
  await expect.poll(async () => statusOf(await narrow.send(get('/door', 'Connection: close')))).toBe(200)
  await narrow.close()
})

test('when the program is about to end all is left to Node, and who only waits is let go', async () => {
  const ending = await listen({
    listener: (request, response) => opened.listener(request, response.setHeader('connection', 'close')),
    quickly: opened.quickly,
  })
  const [asking, waiting] = [reading(ending.open()), reading(ending.open())]
  for (const each of [asking, waiting]) {
    each.socket.write(get('/door'))
    await wholeAnswers(each, 1)
  }
  ending.quickWay.end()
  asking.socket.write(get('/door'))
  expect((await wholeAnswers(asking, 2))[1]).toMatch(/^connection: close$/im)
  await ending.drain()
  await expect.poll(() => [asking.socket.closed, waiting.socket.closed]).toEqual([true, true])
})

test('not for longer than ten seconds does whoever stopped reading hold up the end', { timeout: 60_000 }, async () => {
  const ending = await listen(opened)
  const slow = ending.open()
  slow.pause()
  slow.write(get('/long', 'User-Agent: Mozilla/5.0'))
  await expect.poll(() => counted).toEqual(['/long'])
  await ending.drain()
  slow.destroy()
})
