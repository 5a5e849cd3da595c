import { mobileBreakpointPx } from '@house/contract/ui-config'
import { serverPaths, urls } from '@house/contract/urls'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { ContentVersion } from '../../platform/cache/content-version.ts'
import { createVersionedCache } from '../../platform/cache/versioned-cache.ts'
import type { Db } from '../../platform/db/schema.ts'
import { networkOf } from '../../platform/http/client-ip.ts'
import { isSameOrigin } from '../../platform/staff-api/same-origin.ts'
import { findSearchIndex } from '../search/current-index.ts'
import { searchSite } from '../search/search-site.ts'
import type { PageSent } from '../site/routes.ts'
import { countPageView, isHuman } from './page-view.ts'
import type { Analytics } from './visit-counter.ts'
import type { Screen } from './web-vitals.ts'

const maxBodyBytes = 2048
const beaconsPerMinute = 60
const minuteMs = 60_000
const maxNetworks = 10_000
const desktopFromPx = 1024

const durationMs = z.number().min(0).max(600_000).optional()
const beacon = z.object({
  width: z.int().min(1).max(100_000),
  /** The target of a client-side navigation, for which no page is requested. */
  path: z.string().max(300).optional(),
  vitals: z
    .object({
      LCP: durationMs,
      INP: durationMs,
      FCP: durationMs,
      TTFB: durationMs,
      CLS: z.number().min(0).max(1000).optional(),
    })
    .optional(),
})

type AnalyticsRoutesOptions = {
  analytics?: Analytics | undefined
  clientIpOf: (c: Context) => string
  publicUrl: string
  clock: () => Date
}

/** Receives the beacons of the site's own pages: client-side navigations and web vitals. Not part of the public API. */
export function analyticsRoutes({ analytics, clientIpOf, publicUrl, clock }: AnalyticsRoutesOptions) {
  const routes = new Hono()
  const isOverLimit = createRateLimit(clock)
  const limitBody = bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.body(null, 413) })
  routes.post(serverPaths.analytics, limitBody, async (c) => {
    if (!isSameOrigin(c.req.raw, publicUrl)) return c.body(null, 403)
    if (isOverLimit(networkOf(clientIpOf(c)))) return c.body(null, 429)
    const { success, data } = beacon.safeParse(await c.req.json().catch(() => undefined))
    if (!success) return c.body(null, 422)
    if (analytics && isHuman(c.req.header('user-agent'))) {
      if (data.path) analytics.countPage(data.path)
      if (data.vitals) analytics.countVitals(toScreen(data.width), withoutUndefined(data.vitals))
    }
    return c.body(null, 204)
  })
  return routes
}

const maxSearchCacheBytes = 1024 * 1024

/** Counts the pages that the server sends. A page of search results is also a search. */
export function createPageCounter(analytics: Analytics, db: Db, content: ContentVersion, log: Logger) {
  // A cached page must stay cheap: whether a search has results is looked up once per content version.
  const cache = createVersionedCache<{ isFound: boolean; isStale: boolean }, 'searches'>({
    name: 'searches',
    log,
    content,
    partitions: { searches: maxSearchCacheBytes },
    partitionOf: ({ isStale }) => (isStale ? undefined : 'searches'),
    sizeOf: () => 1,
  })
  async function hasResults(keyword: string) {
    const { value } = await cache.get(keyword, async () => {
      const { index, isStale } = await findSearchIndex(db, log)
      return { isFound: searchSite(index, keyword).length > 0, isStale }
    })
    return value.isFound
  }

  return async function countPageSent(sent: PageSent) {
    if (sent.status !== 200) return
    countPageView(analytics, sent)
    const keyword = searchKeywordOf(sent)
    const userAgent = sent.header('user-agent')
    if (keyword === '' || !isHuman(userAgent)) return
    try {
      analytics.countSearch(` ${userAgent}`, keyword, await hasResults(keyword))
    } catch {
      // The page was sent; a search that cannot be counted is not worth an error.
    }
  }
}

function searchKeywordOf({ method, url }: PageSent) {
  if (method !== 'GET' || !url.includes(urls.search)) return ''
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return pathname.replace(/\/$/, '') === urls.search ? (searchParams.get('q') ?? '') : ''
}

function toScreen(width: number): Screen {
  if (width < mobileBreakpointPx) return 'phone'
  return width < desktopFromPx ? 'tablet' : 'desktop'
}

function withoutUndefined<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Keeps one network from skewing the statistics. In memory, per instance. */
function createRateLimit(clock: () => Date) {
  const counts = new LRUCache<string, number>({ maxSize: maxNetworks, sizeCalculation: () => 1 })
  let minute = 0
  return (network: string) => {
    const now = Math.floor(clock().getTime() / minuteMs)
    if (now !== minute) counts.clear()
    minute = now
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count > beaconsPerMinute
  }
}
