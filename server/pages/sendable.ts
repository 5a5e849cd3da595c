import { type IncomingMessage, type ServerResponse, STATUS_CODES, validateHeaderValue } from 'node:http'
import type { Encoding } from '../domain/encodings.ts'
import { type OnePiece, sendOnePiece, toOnePiece } from './one-piece.ts'

/** A body with its headers, put together once and sent many times. */
export type Sendable = {
  status: number
  etag: string
  /** Flat lists of names and values: those that go with a body, and those that go without. */
  headers: string[]
  unchanged: string[]
  statusLine: string
  /** The length, which Node wants to see itself. */
  length: string[]
  /** All headers but the length, with the body. */
  piece: OnePiece
  body: Buffer
}

type Parts = {
  status?: number
  etag: string
  encoding: Encoding
  headers: Record<string, string>
  body: Buffer
}

export function toSendable({ status = 200, etag, encoding, headers, body }: Parts): Sendable {
  const unchanged = flat({ ...headers, etag, vary: 'accept-encoding' })
  const described = encoding === 'identity' ? unchanged : [...unchanged, 'content-encoding', encoding]
  const length = ['content-length', String(body.length)]
  const piece = toOnePiece(lines(described), body)
  return {
    status,
    etag,
    length,
    unchanged,
    headers: [...described, ...length],
    statusLine: `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`,
    piece,
    body: piece.body,
  }
}

function lines(headers: string[]) {
  for (const [name, value] of pairs(headers)) validateHeaderValue(name, value)
  return joined('', headers)
}

function joined(head: string, headers: string[]) {
  let text = head
  for (let at = 0; at < headers.length; at += 2) text += `${headers[at]}: ${headers[at + 1]}\r\n`
  return text
}

/** What the asker has already is not sent again. */
function isUnchanged({ status, etag }: Sendable, known: string | null | undefined) {
  return status === 200 && known != null && (known === etag || known.includes(etag))
}

/** On the bare response of Node, which is the quickest way there is, with headers that are known to be good. Gives the status that was sent. */
export function send(sendable: Sendable, request: IncomingMessage, response: ServerResponse, more: string[]) {
  if (isUnchanged(sendable, request.headers['if-none-match'])) {
    response.writeHead(304, [...sendable.unchanged, ...more])
    response.end()
    return 304
  }
  const { status, statusLine, length, headers, piece, body } = sendable
  const isSent = request.method === 'GET' && sendOnePiece(piece, response, joined(statusLine, more), length)
  if (!isSent) {
    response.writeHead(status, [...headers, ...more])
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  return status
}

export function toResponse(sendable: Sendable, { method, headers }: Request): Response {
  if (isUnchanged(sendable, headers.get('if-none-match')))
    return new Response(null, { status: 304, headers: pairs(sendable.unchanged) })
  const body = method === 'HEAD' ? null : new Uint8Array(sendable.body)
  return new Response(body, { status: sendable.status, headers: pairs(sendable.headers) })
}

function flat(headers: Record<string, string | number>) {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
}

function pairs(list: string[]) {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? ''] as [string, string]] : []))
}
