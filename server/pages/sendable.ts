import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from '../domain/encodings.ts'

/** A body with its headers as one flat list of names and values, put together once and sent many times. */
export type Sendable = { status: number; etag: string; headers: string[]; body: Buffer; unchanged: string[] }

type Parts = {
  status?: number
  etag: string
  encoding: Encoding
  headers: Record<string, string>
  body: Buffer
}

export function toSendable({ status = 200, etag, encoding, headers, body }: Parts): Sendable {
  const always = flat({ ...headers, etag, vary: 'accept-encoding' })
  const described = { ...(encoding !== 'identity' && { 'content-encoding': encoding }), 'content-length': body.length }
  return { status, etag, body, headers: [...always, ...flat(described)], unchanged: always }
}

/** What the asker has already is not sent again. */
function isUnchanged({ status, etag }: Sendable, known: string | null | undefined) {
  return status === 200 && known != null && (known === etag || known.includes(etag))
}

/** On the bare response of Node, which is the quickest way there is. Gives the status that was sent. */
export function send(sendable: Sendable, request: IncomingMessage, response: ServerResponse, more: string[]) {
  if (isUnchanged(sendable, request.headers['if-none-match'])) {
    response.writeHead(304, [...sendable.unchanged, ...more])
    response.end()
    return 304
  }
  response.writeHead(sendable.status, [...sendable.headers, ...more])
  response.end(request.method === 'HEAD' ? undefined : sendable.body)
  return sendable.status
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
