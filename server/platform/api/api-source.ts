import { enquiryContextHeader } from '@house/contract/enquiry/context'
import { idempotencyKeyHeader } from '@house/contract/enquiry/idempotency-key'
import { enquiryTimeoutMs } from '@house/contract/ui-config'
import { serverPaths } from '@house/contract/urls'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import type { ContentVersion } from '../cache/content-version.ts'
import type { Db } from '../db/schema.ts'
import { clientIp } from '../http/client-ip.ts'
import { strictCsp } from '../http/csp.ts'
import { internalErrorMessage, isDisconnected } from '../http/errors.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { openMediaFiles } from '../media/files.ts'
import { mediaHeaders, mediaRoutes } from '../media/routes.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import type { Logger } from '../process/log.ts'
import { failed, type Handlers } from './result.ts'
import { apiRoutes, limitBody, toErrorReply } from './routes.ts'

/** Where API replies and media come from: `routes` for the browser, `callApi` for pages rendered here. */
export type ApiSource = { routes: Hono<Variables>; callApi: CallApi }
/** A call made on behalf of a visitor passes the visitor's IP on. */
export type CallApi = (path: string, init?: RequestInit, clientIp?: string) => Promise<Response> | Response
type Variables = { Variables: { requestId: string } }

export type LocalApiOptions = {
  db: Db
  content: ContentVersion
  media: MediaStorage
  clock: () => Date
  log: Logger
  corsOrigins: string[]
  handlers: Handlers
  /** Number of our own proxies in front. */
  trustedProxies: number
}

/** The API of this process. */
export function localApi({ media, trustedProxies, ...api }: LocalApiOptions): ApiSource {
  const { log } = api
  const routes = new Hono<Variables>()
  const clientIpOf = (c: Context) => clientIp(c, trustedProxies)
  routes.route(serverPaths.api, apiRoutes({ ...api, clientIpOf }))
  routes.route(serverPaths.media, mediaRoutes(openMediaFiles(media, log), log, clientIpOf))
  routes.onError((error, c) => {
    if (isDisconnected(c)) return c.body(null, 400)
    const reply = toErrorReply(c, error)
    if (reply.status >= 500) log.error({ err: error, id: c.get('requestId'), path: c.req.path }, 'API call failed')
    return reply
  })
  return { routes, callApi: (path, init, clientIp = '') => routes.request(path, init, { clientIp }) }
}

/** Timeout of a page's calls to the other server. */
const pageCallMs = 3000
/** Of the browser's calls, which give up then themselves, and of media, which may be large. */
const remoteTimeouts = { callMs: enquiryTimeoutMs, mediaMs: 5 * 60_000 }
const retryAfterSeconds = 10

/** All that the other server gets of a request; no cookies and no credentials of this site. */
const passedRequestHeaders = [
  'accept',
  'accept-language',
  'access-control-request-headers',
  'access-control-request-method',
  'content-length',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'user-agent',
  enquiryContextHeader,
  idempotencyKeyHeader,
]
/** All that it decides about a response; it sets no cookies. */
const passedResponseHeaders = [
  'accept-ranges',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-max-age',
  'allow',
  'cache-control',
  'cache-status',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
]

type RemoteApiOptions = { trustedProxies: number; log: Logger; timeouts?: typeof remoteTimeouts }

/** The API of another server. The browser reaches it through this site's own origin. */
export function remoteApi(
  base: string,
  { trustedProxies, log, timeouts = remoteTimeouts }: RemoteApiOptions,
): ApiSource {
  const routes = new Hono<Variables>()
  const forward = (ownHeaders: Record<string, string>, timeoutMs: number) => async (c: Context) => {
    const { pathname, search } = new URL(c.req.url)
    const { status, body, headers } = await proxy(base + pathname + search, {
      raw: c.req.raw,
      headers: {
        ...Object.fromEntries(passedRequestHeaders.map((name) => [name, c.req.header(name)])),
        'x-forwarded-for': clientIp(c, trustedProxies),
      },
      // It could name an address that only this machine can reach.
      redirect: 'error',
      signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeoutMs)]),
    })
    const passed = [...headers].filter(([name]) => passedResponseHeaders.includes(name))
    return new Response(body, {
      status,
      headers: { ...Object.fromEntries(passed), ...securityHeaders, ...ownHeaders },
    })
  }
  routes.get(`${serverPaths.media}/*`, forward(mediaHeaders, timeouts.mediaMs))
  routes.all(`${serverPaths.api}/*`, limitBody, forward({ 'content-security-policy': strictCsp }, timeouts.callMs))
  routes.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'calling the server of API_BASE_URL failed; it must not redirect')
    const { reply, status } = failed(internalErrorMessage, 503)
    c.header('retry-after', String(retryAfterSeconds))
    return c.json(reply, status)
  })
  return { routes, callApi: (path, init, visitorIp) => fetch(base + path, toRemoteCall(init, visitorIp)) }
}

function toRemoteCall(init: RequestInit | undefined, visitorIp: string | undefined): RequestInit {
  const headers = new Headers(init?.headers)
  if (visitorIp) headers.set('x-forwarded-for', visitorIp)
  return { ...init, headers, redirect: 'error', signal: init?.signal ?? AbortSignal.timeout(pageCallMs) }
}
