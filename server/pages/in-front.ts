import type { IncomingMessage, RequestListener } from 'node:http'
import { type Encoding, encodingFor } from '../domain/encodings.ts'
import { givenRequestId, nextRequestId, requestIdOf } from '../domain/request-id.ts'
import type { QuickAnswer } from './one-piece.ts'
import { isPreview } from './page-address.ts'
import type { PlainRequest, Understood } from './plain-request.ts'
import { pathOf } from './request-path.ts'
import { strictTransport } from './security-headers.ts'
import { type Sendable, send } from './sendable.ts'
import type { Asked, SitePages } from './site.ts'

export type FrontOptions = {
  site: SitePages
  /** Left out where nobody wants to know. */
  onSent?: ((sent: { id: string; method: string; path: string; status: number; ms: number }) => void) | undefined
}

type Reading = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Stands before the router: pages and assets that are at hand are sent on the bare response, all else goes on. */
export function inFront({ site, onSent }: FrontOptions, listener: RequestListener): RequestListener {
  return (request, response) => {
    const start = onSent ? performance.now() : 0
    const { method = '' } = request
    const found = method === 'GET' || method === 'HEAD' ? find(site, request, understand(request)) : undefined
    if (!found) return listener(request, response)
    const id = requestIdOf(request)
    const more = ['x-request-id', id]
    if (comesSecurely(site, request)) more.push(...strictTransport)
    const status = send(found.sendable, request, response, more)
    if (found.isPage) tell(site, request, found.sendable)
    onSent?.({ id, method, path: pathOf(request), status, ms: Math.round((performance.now() - start) * 10) / 10 })
  }
}

const strictTransportLine = `${strictTransport.join(': ')}\r\n`

/** The same before Node has read a request: what is to be sent, and the headers that only this answer has. */
export function inFrontOfAll({ site, onSent }: FrontOptions) {
  return (request: PlainRequest): QuickAnswer | undefined => {
    request.understood ??= understand(request)
    const found = find(site, request, request.understood)
    if (!found) return undefined
    const { sendable, isPage } = found
    const id = givenRequestId(request) ?? (onSent && nextRequestId())
    if (isPage) tell(site, request, sendable)
    if (id) onSent?.({ id, method: request.method, path: pathOf(request), status: sendable.status, ms: 0 })
    return { sendable, id, more: comesSecurely(site, request) ? strictTransportLine : '' }
  }
}

function find(site: SitePages, { url = '' }: Reading, { encoding, asked }: Understood) {
  const asset = site.assets(url, encoding)
  const sendable = asset ?? (asked && site.atHand(asked))
  return sendable && { sendable, isPage: !asset }
}

function tell({ onPageSent }: SitePages, request: Reading, { status }: Sendable) {
  const { method = '', url = '' } = request
  onPageSent?.({ method, url, status, header: (name) => headerOf(request, name) })
}

function comesSecurely(site: SitePages, request: Reading) {
  return site.comesSecurely(headerOf(request, 'x-forwarded-proto'))
}

function understand(request: Reading): Understood {
  const encoding = encodingFor(headerOf(request, 'accept-encoding'))
  return { encoding, asked: askedFor(request, encoding) }
}

/** Whether the page is remembered; it may still have to be unpacked, be given a form's token, or be made once more after a change. */
export function isRemembered(site: SitePages, request: IncomingMessage) {
  const { method } = request
  const asked = method === 'GET' || method === 'HEAD' ? askedFor(request, 'identity') : undefined
  return asked !== undefined && site.isRemembered(asked)
}

function askedFor(request: Reading, encoding: Encoding): Asked | undefined {
  const { url = '' } = request
  const { host = '', cookie } = request.headers
  if (!isPlain(host) || !url.startsWith('/') || isPreview(url, cookie)) return
  return { url, host, forwardedProto: headerOf(request, 'x-forwarded-proto'), encoding }
}

const plain = /^[\w.:[\]-]+$/
let lastPlain = ''

function isPlain(host: string) {
  if (host === lastPlain) return true
  if (!plain.test(host)) return false
  lastPlain = host
  return true
}

function headerOf({ headers }: Pick<IncomingMessage, 'headers'>, name: string) {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
