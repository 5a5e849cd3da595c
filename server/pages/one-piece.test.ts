import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Duplex, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeOnePiece } from './one-piece.ts'
import { send, toSendable } from './sendable.ts'

const parts = { etag: 'W/"one"', encoding: 'identity', headers: { 'content-type': 'text/plain' } } as const
const page = toSendable({ ...parts, body: Buffer.from('A page.') })
const server = createServer((request, response) => {
  send(page, request, response, ['x-request-id', String(request.headers['x-request-id'])])
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

function asking(id: string, more = '') {
  return `GET / HTTP/1.1\r\nhost: localhost\r\nx-request-id: ${id}\r\n${more}\r\n`
}

function answersTo(requests: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(requests)
  return text(socket)
}

test('answers to requests that come together come whole, in order, each with its own headers', async () => {
  const answers = await answersTo(asking('a') + asking('long-and-longer') + asking('last', 'connection: close\r\n'))
  const whole = answers.split(/(?=HTTP\/1\.1 )/)
  expect(whole).toHaveLength(3)
  for (const [at, id] of ['a', 'long-and-longer', 'last'].entries()) {
    const answer = whole[at]
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toContain(`x-request-id: ${id}\r\n`)
    expect(answer).toMatch(/content-length: 7\r\n/)
    expect(answer).toContain('\r\ncontent-type: text/plain\r\n')
    expect(answer).toMatch(/\r\n\r\nA page\.$/)
  }
})

test('an answer on its way to a slow reader is not written over by the next', async () => {
  const received: Buffer[] = []
  let takeMore = () => {}
  const slow = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      received.push(chunk)
      takeMore = done
    },
  })
  server.emit('connection', slow)
  slow.push(asking('slow'))
  await expect.poll(() => received.length).toBe(1)
  expect(await answersTo(asking('another', 'connection: close\r\n'))).toContain('x-request-id: another\r\n')
  expect(String(received[0])).toMatch(/^HTTP\/1\.1 200 OK\r\nx-request-id: slow\r\n/)
  takeMore()
  slow.destroy()
})

test('nor is one that went straight to a socket', () => {
  const sendable = toSendable({ ...parts, body: Buffer.from('A page.') })
  const answer = (id: string) => ({ sendable, id, more: '' })
  const [slow, another] = [held(), held()]
  writeOnePiece(slow.socket, answer('slow'), 'Date: today\r\n')
  writeOnePiece(another.socket, answer('another'), 'Date: today\r\n')
  another.takeAll()
  expect(another.received()).toMatch(/^HTTP\/1\.1 200 OK\r\nx-request-id: another\r\n[\s\S]*\r\n\r\nA page\.$/)
  expect(slow.received()).toMatch(/^HTTP\/1\.1 200 OK\r\nx-request-id: slow\r\n[\s\S]*\r\n\r\nA page\.$/)
  slow.takeAll()
})

/** Takes nothing until it is told to; what it was given may change meanwhile. */
function held() {
  const chunks: Buffer[] = []
  let taken = () => {}
  const socket = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      taken = done
    },
  })
  const takeAll = () => {
    while (socket.writableLength > 0) taken()
  }
  return { socket, takeAll, received: () => Buffer.concat(chunks).toString('latin1') }
}
