import type { IncomingMessage, RequestListener } from 'node:http'
import { iconPaths } from '../../../platform/company/brand/paths.ts'
import { negotiateEncoding } from '../../../platform/http/compression.ts'
import { sendPrepared } from '../../../platform/http/prepared-response.ts'
import { requestIdOf } from '../../../platform/http/request-id.ts'
import { requestPath } from '../../../platform/http/request-path.ts'
import { hstsHeader } from '../../../platform/http/security-headers.ts'
import type { RequestFacts } from '../../../platform/process/log.ts'
import type { PageRequest, SitePages } from '../routes.ts'
import { isPreview, isPrivate } from './cache-key.ts'

export type CacheListenerOptions = {
  site: SitePages
  onSent: ((facts: RequestFacts) => void) | undefined
}

/** Answers cached pages and built assets before the router; passes every other request on. */
export function serveFromCache({ site, onSent }: CacheListenerOptions, next: RequestListener): RequestListener {
  return (request, response) => {
    const start = performance.now()
    const found = isRead(request) ? find(site, request) : undefined
    if (!found) return next(request, response)
    const id = requestIdOf(request)
    const { method = '', url = '' } = request
    const extraHeaders: Record<string, string> = { 'x-request-id': id }
    if (site.isHttps(headerOf(request, 'x-forwarded-proto'))) extraHeaders[hstsHeader[0]] = hstsHeader[1]
    const status = sendPrepared(found.prepared, request, response, extraHeaders)
    if (found.isPage) {
      const header = (name: string) => headerOf(request, name)
      site.onPageSent?.({ method, url, status: found.prepared.status, header, cache: 'hit' })
    }
    onSent?.({ id, method, path: requestPath(request), status, ms: Math.round((performance.now() - start) * 10) / 10 })
  }
}

function find(site: SitePages, request: IncomingMessage) {
  const encoding = negotiateEncoding(headerOf(request, 'accept-encoding'))
  const { url = '' } = request
  // A company with a brand of its own has other icons than the built ones.
  const asset = url in iconPaths ? undefined : site.assets(url, encoding)
  if (asset) return { prepared: asset, isPage: false }
  const page = toPageRequest(request)
  const prepared = page && site.peek(page)?.ready[encoding]
  return prepared && { prepared, isPage: true }
}

/** Whether the page is cached. It may still need another compression, a form token, or one rendering after a content change. */
export function isPageCached(site: SitePages, request: IncomingMessage) {
  const page = isRead(request) ? toPageRequest(request) : undefined
  return page !== undefined && site.isCached(page)
}

/** Undefined when the page must not come from the cache. */
function toPageRequest(request: IncomingMessage): PageRequest | undefined {
  const { url = '' } = request
  const { host = '' } = request.headers
  if (!/^[\w.:[\]-]+$/.test(host) || !url.startsWith('/') || isPreview(url) || isPrivate(url)) return undefined
  return { url, host, forwardedProto: headerOf(request, 'x-forwarded-proto') }
}

function isRead({ method }: IncomingMessage) {
  return method === 'GET' || method === 'HEAD'
}

function headerOf({ headers }: IncomingMessage, name: string) {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
