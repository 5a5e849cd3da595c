import type { IncomingMessage, RequestListener } from 'node:http'
import { type Encoding, encodingFor } from '../domain/encodings.ts'
import { requestIdOf } from '../domain/request-id.ts'
import { isPreview } from './page-address.ts'
import { pathOf } from './request-path.ts'
import { strictTransport } from './security-headers.ts'
import { send } from './sendable.ts'
import type { Asked, SitePages } from './site.ts'

export type FrontOptions = {
  site: SitePages
  /** Left out where nobody wants to know. */
  onSent?: ((sent: { id: string; method: string; path: string; status: number; ms: number }) => void) | undefined
}

/** Stands before the router: pages and assets that are at hand are sent on the bare response, all else goes on. */
export function inFront({ site, onSent }: FrontOptions, listener: RequestListener): RequestListener {
  return (request, response) => {
    const start = onSent ? performance.now() : 0
    const { method = '', url = '' } = request
    const found = method === 'GET' || method === 'HEAD' ? find(site, url, request) : undefined
    if (!found) return listener(request, response)
    const id = requestIdOf(request)
    const more = ['x-request-id', id]
    if (site.comesSecurely(headerOf(request, 'x-forwarded-proto'))) more.push(...strictTransport)
    const status = send(found.sendable, request, response, more)
    if (found.isPage)
      site.onPageSent?.({ method, url, status: found.sendable.status, header: (name) => headerOf(request, name) })
    onSent?.({ id, method, path: pathOf(request), status, ms: Math.round((performance.now() - start) * 10) / 10 })
  }
}

function find(site: SitePages, url: string, request: IncomingMessage) {
  const encoding = encodingFor(headerOf(request, 'accept-encoding'))
  const asset = site.assets(url, encoding)
  if (asset) return { sendable: asset, isPage: false }
  const asked = askedFor(url, request, encoding)
  const sendable = asked && site.atHand(asked)
  return sendable && { sendable, isPage: true }
}

/** Whether the page is remembered; it may still have to be unpacked, be given a form's token, or be made once more after a change. */
export function isRemembered(site: SitePages, request: IncomingMessage) {
  const { method, url = '' } = request
  const asked = method === 'GET' || method === 'HEAD' ? askedFor(url, request, 'identity') : undefined
  return asked !== undefined && site.isRemembered(asked)
}

function askedFor(url: string, request: IncomingMessage, encoding: Encoding): Asked | undefined {
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

function headerOf({ headers }: IncomingMessage, name: string) {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
