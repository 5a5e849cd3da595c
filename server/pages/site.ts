import { serveStatic } from '@hono/node-server/serve-static'
import type { Fetch } from '@house/contract/client'
import { Hono } from 'hono'
import type { Db } from '../db/schema.ts'
import { findRedirect } from '../domain/addresses.ts'

export type Site = {
  /** Renders one address; reads everything it shows through `callApi`. */
  handle: (request: Request, callApi: Fetch) => Promise<Response>
  /** Folder of the built scripts, styles and fonts; none in development, where they are made on the fly. */
  assets?: string
}

export function siteRoutes({ db, site, callApi }: { db: Db; site: Site; callApi: Fetch }) {
  const routes = new Hono()
  if (site.assets) {
    routes.use('/assets/*', async (c, next) => {
      c.header('cache-control', 'public, max-age=31536000, immutable')
      return next()
    })
    routes.use(serveStatic({ root: site.assets, index: 'no-index' }))
  }
  routes.all('*', async (c) => {
    const response = await site.handle(c.req.raw, callApi)
    if (response.status !== 404) return response
    const movedTo = await findRedirect(db, c.req.path)
    return movedTo ? c.redirect(movedTo, 301) : response
  })
  return routes
}
