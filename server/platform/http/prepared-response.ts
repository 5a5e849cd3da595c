import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from './compression.ts'

/** A body with its headers, prepared once and sent many times. */
export type PreparedResponse = {
  status: number
  etag: string
  headers: Record<string, string>
  notModifiedHeaders: Record<string, string>
  body: Buffer
}

type Parts = {
  status?: number
  etag: string
  encoding: Encoding
  headers: Record<string, string>
  body: Buffer
}

export function prepareResponse({ status = 200, etag, encoding, headers, body }: Parts): PreparedResponse {
  const notModifiedHeaders = { ...headers, etag, vary: 'accept-encoding' }
  return {
    status,
    etag,
    notModifiedHeaders,
    headers: {
      ...notModifiedHeaders,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    body,
  }
}

/** Sends a prepared response from a Node request listener. Returns the status. */
export function sendPrepared(
  prepared: PreparedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  extraHeaders: Record<string, string>,
) {
  if (isNotModified(prepared, request.headers['if-none-match'])) {
    response.writeHead(304, { ...prepared.notModifiedHeaders, ...extraHeaders }).end()
    return 304
  }
  response.writeHead(prepared.status, { ...prepared.headers, ...extraHeaders })
  response.end(request.method === 'HEAD' ? undefined : prepared.body)
  return prepared.status
}

export function toResponse(prepared: PreparedResponse, { method, headers }: Request): Response {
  if (isNotModified(prepared, headers.get('if-none-match')))
    return new Response(null, { status: 304, headers: prepared.notModifiedHeaders })
  const body = method === 'HEAD' ? null : new Uint8Array(prepared.body)
  return new Response(body, { status: prepared.status, headers: prepared.headers })
}

function isNotModified({ status, etag }: PreparedResponse, ifNoneMatch: string | null | undefined) {
  return status === 200 && Boolean(ifNoneMatch?.includes(etag))
}
