import type { Client } from '@house/contract/client'
import { type Context, Hono } from 'hono'
import type { Db } from '../db/schema.ts'
import { contentVersion } from '../domain/content-version.ts'
import { keepDocuments } from './documents.ts'
import { feedPath, writeFeed } from './feed.ts'
import { writeLlms } from './llms.ts'
import { writeRobots } from './robots.ts'

export type FindableOptions = {
  db: Db
  api: Client
  /** The site's own address; '' to take the one that was asked. */
  publicUrl: string
  /** Whether the content is in our own database, rather than on another server. */
  isOwn: boolean
}

const otherServerAskedEveryMs = 60_000

/** What search engines, feed readers and answering programs ask for. */
export function findableRoutes({ db, api, publicUrl, isOwn }: FindableOptions) {
  const answer = keepDocuments(async () =>
    isOwn ? contentVersion(db) : Math.floor(Date.now() / otherServerAskedEveryMs),
  )
  const originOf = (c: Context) => publicUrl || new URL(c.req.url).origin
  const document = (path: string, type: string, write: (origin: string, file: string) => Promise<string | undefined>) =>
    routes.get(path, (c) => {
      const origin = originOf(c)
      return answer(c, origin + c.req.path, type, () => write(origin, c.req.param('file') ?? ''))
    })

  const siteMap = () => import('./sitemap.ts')
  const routes = new Hono()
  routes.get('/robots.txt', (c) => c.text(writeRobots(originOf(c), isOwn)))
  document(feedPath, 'application/rss+xml', (origin) => writeFeed(api, origin))
  document('/llms.txt', 'text/plain', (origin) => writeLlms(api, origin))
  // Another server does not tell all that it has, nor when it changed.
  if (isOwn) {
    document('/sitemap.xml', 'application/xml', async (origin) => (await siteMap()).writeSiteMapIndex(db, origin))
    document('/sitemaps/:file{.+\\.xml}', 'application/xml', async (origin, file) =>
      (await siteMap()).writeSiteMapFile(db, origin, file.replace(/\.xml$/, '')),
    )
  }
  return routes
}
