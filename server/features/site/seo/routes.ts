import type { Client } from '@house/contract/client'
import { serverPaths } from '@house/contract/urls'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { minuteVersion, queriedVersion } from '../../../platform/cache/content-version.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { createDocumentCache } from '../cache/cached-documents.ts'
import { renderFeed } from './feed.ts'
import { renderLlms } from './llms.ts'
import { renderRobots } from './robots.ts'

export type SeoOptions = {
  db: Db
  api: Client
  /** The public origin; '' to use the request's own. */
  publicUrl: string
  /** Whether the content is in our own database, rather than on another server. */
  isLocal: boolean
  log: Logger
}

/** robots.txt, feed, llms.txt and sitemaps. */
export function seoRoutes({ db, api, publicUrl, isLocal, log }: SeoOptions) {
  const respond = createDocumentCache(isLocal ? queriedVersion(db) : minuteVersion, log)
  const originOf = (c: Context) => publicUrl || new URL(c.req.url).origin
  const document = (
    path: string,
    type: string,
    render: (origin: string, file: string) => Promise<string | undefined>,
  ) =>
    routes.get(path, (c) => {
      const origin = originOf(c)
      return respond(c, origin + c.req.path, type, () => render(origin, c.req.param('file') ?? ''))
    })

  const sitemap = () => import('./sitemap.ts')
  const routes = new Hono()
  routes.get(serverPaths.robots, (c) => c.text(renderRobots(originOf(c), isLocal)))
  document(serverPaths.feed, 'application/rss+xml', (origin) => renderFeed(api, origin))
  document(serverPaths.llms, 'text/plain', (origin) => renderLlms(api, origin))
  // The public API does not list every page of another server, nor when it changed.
  if (isLocal) {
    document(serverPaths.sitemapIndex, 'application/xml', async (origin) =>
      (await sitemap()).renderSitemapIndex(db, origin),
    )
    document(`${serverPaths.sitemaps}/:file{.+\\.xml}`, 'application/xml', async (origin, file) =>
      (await sitemap()).renderSitemap(db, origin, file.replace(/\.xml$/, '')),
    )
  }
  return routes
}
