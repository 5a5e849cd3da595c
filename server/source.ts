import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { type EnquiryOptions, refused } from './api/outcome.ts'
import { answerFault, apiRoutes, limitBody } from './api/routes.ts'
import { clientAddress } from './client-address.ts'
import type { Db } from './db/schema.ts'
import type { ContentVersion } from './domain/content-version.ts'
import { openMediaFiles } from './domain/media-files.ts'
import type { Visits } from './domain/visits/visit-counter.ts'
import type { Logger } from './log.ts'
import { mediaHeaders, mediaRoutes } from './media-routes.ts'
import { barePolicy } from './pages/policy.ts'
import { securityHeaders } from './pages/security-headers.ts'

/** Where calls and pictures come from: `routes` for the browser, `read` for pages made here. */
export type Source = { routes: Hono<Variables>; read: Read }
/** A call made for a visitor names the visitor's network address. */
type Read = (path: string, init?: RequestInit, clientAddress?: string) => Promise<Response> | Response
type Variables = { Variables: { requestId: string } }

export type OwnSourceOptions = {
  db: Db
  content: ContentVersion
  mediaFolder: string
  clock: () => Date
  log: Logger
  corsOrigins: string[]
  enquiries: EnquiryOptions
  /** Left out where nothing is counted. */
  visits?: Visits | undefined
  /** How many proxies of our own stand in front. */
  trustedProxies: number
}

/** This very process. */
export function ownSource({ mediaFolder, trustedProxies, ...api }: OwnSourceOptions): Source {
  const { log } = api
  const routes = new Hono<Variables>()
  routes.route('/api', apiRoutes({ ...api, clientOf: (c) => clientAddress(c, trustedProxies) }))
  routes.route('/media', mediaRoutes(openMediaFiles(mediaFolder), mediaFolder))
  routes.onError((error, c) => {
    const reply = answerFault(c, error)
    if (reply.status >= 500) log.error({ err: error, id: c.get('requestId'), path: c.req.path }, 'a call failed')
    return reply
  })
  return { routes, read: (path, init, clientAddress = '') => routes.request(path, init, { clientAddress }) }
}

const patienceMs = 3000

/** Another server that keeps the contract. The browser reaches it through this site's own address. */
export function otherSource(base: string, trustedProxies: number): Source {
  const routes = new Hono<Variables>()
  const forward = (own: Record<string, string>) => async (c: Context) => {
    const { pathname, search } = new URL(c.req.url)
    const headers = {
      ...c.req.header(),
      'x-forwarded-for': clientAddress(c, trustedProxies),
      // A matter between us and who asks.
      'transfer-encoding': undefined,
    }
    const answer = await proxy(base + pathname + search, { raw: c.req.raw, headers })
    for (const [name, value] of Object.entries({ ...securityHeaders, ...own })) answer.headers.set(name, value)
    return answer
  }
  routes.get('/media/*', forward(mediaHeaders))
  routes.all('/api/*', limitBody, forward({ 'content-security-policy': barePolicy }))
  routes.onError((_error, c) => {
    const { reply, status } = refused('Something went wrong on our side. Please try again.', 503)
    return c.json(reply, status)
  })
  return { routes, read: (path, init, visitor) => fetch(base + path, forVisitor(init, visitor)) }
}

/** A page does not wait for the other server longer than a visitor would. */
function forVisitor(init: RequestInit | undefined, visitor: string | undefined): RequestInit {
  const headers = new Headers(init?.headers)
  if (visitor) headers.set('x-forwarded-for', visitor)
  return { ...init, headers, signal: init?.signal ?? AbortSignal.timeout(patienceMs) }
}
