import { serveStatic } from '@hono/node-server/serve-static'
import type { Fetch } from '@house/contract/client'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../db/schema.ts'
import { findRedirect, isGone } from '../domain/addresses.ts'

type Surroundings = {
  /** Everything a page shows is read through this. */
  callApi: Fetch
  /** The site's own address for canonical links; '' to take the one that was asked. */
  publicUrl: string
  report: (error: unknown) => void
  /** Until when the page, which is not the site's own, can be seen. */
  preview?: string
}

export type Site = {
  /** Renders one address. */
  handle: (request: Request, surroundings: Surroundings) => Promise<Response>
  /** Folder of the built scripts, styles and fonts; none in development, where they are made on the fly. */
  assets?: string
}

export type SiteOptions = Omit<Surroundings, 'callApi' | 'preview'> & {
  db: Db
  site: Site
  /** Answers a call of the contract, made for the visitor at that network address. */
  read: (path: string, init: RequestInit | undefined, clientAddress: string) => ReturnType<Fetch>
  clientOf: (c: Context) => string
}

const maxBodyBytes = 64 * 1024

export function siteRoutes({ db, site, read, clientOf, ...surroundings }: SiteOptions) {
  const routes = new Hono()
  if (site.assets) {
    routes.use('/assets/*', async (c, next) => {
      c.header('cache-control', 'public, max-age=31536000, immutable')
      return next()
    })
    routes.use(serveStatic({ root: site.assets, index: 'no-index' }))
  }
  routes.use(bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.text('The request is too large.', 413) }))
  routes.all('*', async (c) => {
    const callApi: Fetch = (path, init) => read(path, asVisitor(init, c), clientOf(c))
    const response = await site.handle(c.req.raw, { ...surroundings, callApi })
    if (response.status !== 404) return response
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return response
    const path = decoded(c.req.path)
    const movedTo = await findRedirect(db, path)
    if (!movedTo) return (await isGone(db, path)) ? withStatus(response, 410) : response
    // A browser keeps a 301 for ever otherwise, and runs in a circle once staff change an address back.
    c.header('cache-control', 'no-cache')
    return c.redirect(encodeURI(movedTo) + new URL(c.req.url).search, 301)
  })
  return routes
}

function withStatus({ body, headers }: Response, status: number) {
  return new Response(body, { status, headers })
}

/** A call made for a page is one of the browser that asked for it. */
function asVisitor(init: RequestInit | undefined, c: Context): RequestInit {
  const headers = new Headers(init?.headers)
  headers.set('user-agent', c.req.header('user-agent') ?? '')
  return { ...init, headers }
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
