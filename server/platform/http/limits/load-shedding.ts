import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { endpoints } from '@house/contract/endpoints'
import { serverPaths } from '@house/contract/urls'
import type { RequestFacts } from '../../process/log.ts'
import { noStore } from '../cache-control.ts'
import { strictCsp } from '../csp.ts'
import { requestIdOf } from '../request-id.ts'
import { requestPath } from '../request-path.ts'
import { hstsHeader, securityHeaders } from '../security-headers.ts'

/** Requests are rejected when they would wait longer than this. */
const maxWaitMs = 2000
/** Link previews are rejected before pages are: nobody reads them now. */
const maxPreviewWaitMs = 500
/** As many pages may always wait: a crawler with fifty connections is no overload. */
const pagesTolerated = 64
/** Until pages have been measured. */
const initialMsPerPage = 20
/** How long a finished page counts. */
const memoryMs = 1000
/** A single long task is no overload: this many requests in a row must find the loop late. */
const lateRequestsTolerated = 16
const retryAfterSeconds = 2

export type LoadSheddingOptions = {
  eventLoopLag: () => number
  /** Resolves when waiting connections have been accepted. */
  waitForPending: () => Promise<void>
  /** Cached pages cost next to nothing and are always served. */
  isCached: (request: IncomingMessage) => boolean
  isHttps: (request: IncomingMessage) => boolean
  onSent: ((facts: RequestFacts) => void) | undefined
}

/** Rejects link previews, pages and read calls with 503 under overload. Enquiries, staff, health, assets and cached pages always pass. */
export function shedLoad(
  { eventLoopLag, waitForPending, isCached, isHttps, onSent }: LoadSheddingOptions,
  next: (request: IncomingMessage, response: ServerResponse) => unknown,
): RequestListener {
  const pages = measurePages()
  let accepting = Promise.resolve()
  let lateRequests = 0

  function isEventLoopLate() {
    lateRequests = eventLoopLag() > 0 ? lateRequests + 1 : 0
    return lateRequests > lateRequestsTolerated && eventLoopLag() > maxWaitMs
  }

  function reject(request: IncomingMessage, response: ServerResponse, path: string) {
    const id = requestIdOf(request)
    if (isHttps(request)) response.setHeader(...hstsHeader)
    const isApi = isApiCall(path)
    const body = isApi ? rejectionReply : rejectionPage
    response.writeHead(503, {
      ...rejectionHeaders,
      'x-request-id': id,
      'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
    onSent?.({ id, method: request.method ?? '', path, status: 503, ms: 0 })
  }

  return (request, response) => {
    const path = requestPath(request)
    if (!isSheddable(request.method, path) || isCached(request)) return next(request, response)
    if (isEventLoopLate()) return reject(request, response, path)
    if (isApiCall(path)) return next(request, response)
    const isLinkPreview = isBelow(path, serverPaths.ogImages)
    const maxMs = isLinkPreview ? maxPreviewWaitMs : maxWaitMs
    if (pages.count() >= pagesTolerated && pages.estimatedWaitMs() > maxMs) return reject(request, response, path)
    // It waits for the worker process, so its time says nothing about pages.
    if (isLinkPreview) return next(request, response)
    const finish = pages.start()
    response.once('close', finish)
    // A client that has left in the meantime costs nothing more.
    accepting = accepting.then(() => (response.destroyed ? undefined : waitForPending()))
    // A page is finished when it is rendered: how fast the client reads it says nothing about our load.
    void accepting.then(() => response.destroyed || next(request, response)).finally(finish)
  }
}

/**
 * Counts the pages that are waiting or being rendered, and measures how long one takes: the busy time by the finished pages, the
 * last second counting most.
 */
function measurePages() {
  let count = 0
  let lastFinished = 0
  let busyMs = initialMsPerPage
  let finished = 1
  return {
    count: () => count,
    estimatedWaitMs: () => (count * busyMs) / finished,
    /** Returns the function to call when the page is finished. */
    start() {
      const started = performance.now()
      let isFinished = false
      count += 1
      return () => {
        if (isFinished) return
        isFinished = true
        count -= 1
        const now = performance.now()
        // Before this page came, nobody waited for it.
        const ms = now - Math.max(lastFinished, started)
        const remaining = Math.exp(-ms / memoryMs)
        busyMs = busyMs * remaining + ms
        finished = finished * remaining + 1
        lastFinished = now
      }
    },
  }
}

const alwaysServed = [
  serverPaths.admin,
  serverPaths.health,
  serverPaths.readiness,
  serverPaths.assets,
  serverPaths.media,
  serverPaths.brandStylesheet,
  serverPaths.brandFiles,
  // Waits for the worker process, which has a limit of its own.
  serverPaths.brochure,
  endpoints.appSetting.path,
]

function isSheddable(method: string | undefined, path: string) {
  if (method !== 'GET' && method !== 'HEAD') return isApiCall(path) && path !== endpoints.contactUs.path
  return !alwaysServed.some((each) => isBelow(path, each))
}

function isBelow(path: string, prefix: string) {
  return path === prefix || path.startsWith(`${prefix}/`)
}

const message = 'The site is busy. Please try again in a few seconds.'
const rejectionPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfterSeconds}"><title>One moment, please</title><p>${message}</p></html>`
const rejectionReply = JSON.stringify({ success: '0', message })
const rejectionHeaders = {
  ...securityHeaders,
  'content-security-policy': strictCsp,
  'retry-after': String(retryAfterSeconds),
  'cache-control': noStore,
}

function isApiCall(path: string) {
  return path.startsWith(`${serverPaths.api}/`)
}
