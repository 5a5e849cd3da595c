import type { IncomingMessage, RequestListener } from 'node:http'
import { encodingFor } from '../domain/encodings.ts'
import { nextRequestId } from '../domain/request-id.ts'
import { isPreview } from './page-address.ts'
import { strictTransport } from './security-headers.ts'
import { send } from './sendable.ts'
import type { SitePages } from './site.ts'

export type FrontOptions = {
  site: SitePages
  onSent: (sent: { id: string; method: string; path: string; status: number; ms: number }) => void
}

/** Stands before the router: pages and assets that are at hand are sent on the bare response, all else goes on. */
export function inFront({ site, onSent }: FrontOptions, listener: RequestListener): RequestListener {
  return (request, response) => {
    const start = performance.now()
    const { method = '', url = '' } = request
    const found = method === 'GET' || method === 'HEAD' ? find(site, url, request) : undefined
    if (!found) return listener(request, response)
    const id = idOf(headerOf(request, 'x-request-id'))
    const more = ['x-request-id', id]
    if (site.comesSecurely(headerOf(request, 'x-forwarded-proto'))) more.push(...strictTransport)
    const status = send(found.sendable, request, response, more)
    const path = pathOf(url)
    if (found.isPage)
      site.onPageSent?.({ method, url, status: found.sendable.status, header: (name) => headerOf(request, name) })
    onSent({ id, method, path, status, ms: Math.round((performance.now() - start) * 10) / 10 })
  }
}

function find(site: SitePages, url: string, request: IncomingMessage) {
  const encoding = encodingFor(headerOf(request, 'accept-encoding'))
  const asset = site.assets(url, encoding)
  if (asset) return { sendable: asset, isPage: false }
  const { host = '', cookie } = request.headers
  if (!isPlain(host) || !url.startsWith('/') || isPreview(url, cookie)) return
  const sendable = site.atHand({ url, host, forwardedProto: headerOf(request, 'x-forwarded-proto'), encoding })
  return sendable && { sendable, isPage: true }
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

function pathOf(url: string) {
  const cut = url.indexOf('?')
  return cut === -1 ? url : url.slice(0, cut)
}

/** One that a proxy gave is kept, so that its lines and ours can be read together. */
function idOf(given: string | undefined) {
  return given && /^[\w\-=]{1,255}$/.test(given) ? given : nextRequestId()
}
