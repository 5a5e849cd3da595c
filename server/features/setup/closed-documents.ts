import { routePatterns, serverPaths } from '@house/contract/urls'
import { Hono } from 'hono'
import { noStore, privateNoStore } from '../../platform/http/cache-control.ts'
import type { SiteGate } from '../site/routes.ts'

const { feed, llms, sitemapIndex, sitemaps, brochure, ogImages, robots } = serverPaths

/** Nothing of it may outlast the opening. */
const uncached = { 'cache-control': noStore }

/** Before the site is open, what is made of its content is not there, and search engines stay away. */
export function closedDocuments(gate: SiteGate) {
  const routes = new Hono()
  for (const path of [
    feed,
    llms,
    sitemapIndex,
    `${sitemaps}/*`,
    brochure,
    `${ogImages}/*`,
    `${routePatterns.product}/:file`,
  ])
    routes.use(path, async (c, next) => {
      if (await gate.isOpen()) return next()
      if (!(await gate.admits(c.req.header('cookie') ?? '')))
        return c.text('There is nothing at this address yet.', 404, uncached)
      await next()
      // A proxy would give it to visitors.
      c.res.headers.set('cache-control', privateNoStore)
    })
  routes.get(robots, async (c, next) => {
    if (await gate.isOpen()) return next()
    return c.text('User-agent: *\nDisallow: /\n', 200, uncached)
  })
  return routes
}
