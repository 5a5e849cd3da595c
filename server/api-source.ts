import { serverPaths } from '@house/contract/urls'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import type { Analytics } from './analytics/visit-counter.ts'
import { type EnquiryOptions, failed } from './api/result.ts'
import { apiRoutes, limitBody, toErrorReply } from './api/routes.ts'
import type { ContentVersion } from './cache/content-version.ts'
import type { Db } from './db/schema.ts'
import { clientIp } from './http/client-ip.ts'
import { strictCsp } from './http/csp.ts'
import { internalErrorMessage, isDisconnected } from './http/errors.ts'
import { securityHeaders } from './http/security-headers.ts'
import { openMediaFiles } from './media/files.ts'
import { mediaHeaders, mediaRoutes } from './media/routes.ts'
import type { MediaStorage } from './media/storage/storage.ts'
import type { Logger } from './process/log.ts'

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
  enquiries: EnquiryOptions
  analytics?: Analytics | undefined
  /** Number of our own proxies in front. */
  trustedProxies: number
}

/** The API of this process. */
export function localApi({ media, trustedProxies, ...api }: LocalApiOptions): ApiSource {
  const { log } = api
  const routes = new Hono<Variables>()
  routes.route(serverPaths.api, apiRoutes({ ...api, clientIpOf: (c) => clientIp(c, trustedProxies) }))
  routes.route(serverPaths.media, mediaRoutes(openMediaFiles(media, log), log))
  routes.onError((error, c) => {
    if (isDisconnected(c)) return c.body(null, 400)
    const reply = toErrorReply(c, error)
    if (reply.status >= 500) log.error({ err: error, id: c.get('requestId'), path: c.req.path }, 'API call failed')
    return reply
  })
  return { routes, callApi: (path, init, clientIp = '') => routes.request(path, init, { clientIp }) }
}

/** Timeout of a page's calls to the other server. */
const remoteTimeoutMs = 3000

/** The API of another server. The browser reaches it through this site's own origin. */
export function remoteApi(base: string, trustedProxies: number): ApiSource {
  const routes = new Hono<Variables>()
  const forward = (ownHeaders: Record<string, string>) => async (c: Context) => {
    const { pathname, search } = new URL(c.req.url)
    const headers = {
      ...c.req.header(),
      'x-forwarded-for': clientIp(c, trustedProxies),
      // Hop-by-hop.
      'transfer-encoding': undefined,
    }
    const response = await proxy(base + pathname + search, { raw: c.req.raw, headers })
    for (const [name, value] of Object.entries({ ...securityHeaders, ...ownHeaders })) response.headers.set(name, value)
    return response
  }
  routes.get(`${serverPaths.media}/*`, forward(mediaHeaders))
  routes.all(`${serverPaths.api}/*`, limitBody, forward({ 'content-security-policy': strictCsp }))
  routes.onError((_error, c) => {
    const { reply, status } = failed(internalErrorMessage, 503)
    return c.json(reply, status)
  })
  return { routes, callApi: (path, init, visitorIp) => fetch(base + path, withVisitorIp(init, visitorIp)) }
}

function withVisitorIp(init: RequestInit | undefined, visitorIp: string | undefined): RequestInit {
  const headers = new Headers(init?.headers)
  if (visitorIp) headers.set('x-forwarded-for', visitorIp)
  return { ...init, headers, signal: init?.signal ?? AbortSignal.timeout(remoteTimeoutMs) }
}
