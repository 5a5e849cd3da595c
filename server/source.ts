import type { Fetch } from '@house/contract/client'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { refused } from './api/outcome.ts'
import { answerFault, apiRoutes } from './api/routes.ts'
import type { Db } from './db/schema.ts'
import { openMediaFiles } from './domain/media-files.ts'
import type { Logger } from './log.ts'
import { mediaRoutes } from './media-routes.ts'

/** Where calls and pictures come from: `routes` for the browser, `read` for pages made here. */
export type Source = { routes: Hono<Variables>; read: Fetch }
type Variables = { Variables: { requestId: string } }

export type OwnSourceOptions = { db: Db; mediaFolder: string; clock: () => Date; log: Logger; corsOrigins: string[] }

/** This very process. */
export function ownSource({ db, mediaFolder, clock, log, corsOrigins }: OwnSourceOptions): Source {
  const routes = new Hono<Variables>()
  routes.route('/api', apiRoutes({ db, clock, corsOrigins }))
  routes.route('/media', mediaRoutes(openMediaFiles(mediaFolder), mediaFolder))
  routes.onError((error, c) => {
    const reply = answerFault(c, error)
    if (reply.status >= 500) log.error({ err: error, id: c.get('requestId'), path: c.req.path }, 'a call failed')
    return reply
  })
  return { routes, read: (path, init) => routes.request(path, init) }
}

const patienceMs = 3000

/** Another server that keeps the contract. The browser reaches it through this site's own address. */
export function otherSource(base: string): Source {
  const routes = new Hono<Variables>()
  const forward = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return proxy(base + pathname + search, { raw: request })
  }
  routes.get('/media/*', (c) => forward(c.req.raw))
  routes.all('/api/*', (c) => forward(c.req.raw))
  routes.onError((_error, c) => {
    const { reply, status } = refused('Something went wrong on our side. Please try again.', 503)
    return c.json(reply, status)
  })
  // A page does not wait for it longer than a visitor would.
  return { routes, read: (path, init) => fetch(base + path, { ...init, signal: AbortSignal.timeout(patienceMs) }) }
}
