import { mobileBreakpointPx } from '@house/contract/ui-config'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isSameOrigin } from './backoffice/same-origin.ts'
import { networkOf } from './domain/enquiry-limit.ts'
import { forgetFirst } from './domain/memory.ts'
import { countPageView, isPerson } from './domain/visits/page-view.ts'
import type { Visits } from './domain/visits/visit-counter.ts'
import type { Screen } from './domain/visits/vitals.ts'
import type { PageSent } from './pages/site.ts'

const maxBodyBytes = 2048
const perMinute = 60
const minuteMs = 60_000
const maxNetworks = 10_000
const desktopFromPx = 1024

const time = z.number().min(0).max(600_000).optional()
const message = z.object({
  width: z.int().min(1).max(100_000),
  /** Where a move inside the site led: no page is asked for then. */
  path: z.string().max(300).optional(),
  vitals: z
    .object({ LCP: time, INP: time, FCP: time, TTFB: time, CLS: z.number().min(0).max(1000).optional() })
    .optional(),
})

type Options = { visits: Visits | undefined; clientOf: (c: Context) => string; publicUrl: string; clock: () => Date }

/** What the site's own pages tell of a visit: where a move led, and how long the browser took. No call of the contract. */
export function visitRoutes({ visits, clientOf, publicUrl, clock }: Options) {
  const routes = new Hono()
  const isTooMany = createLimit(clock)
  routes.post('/visit', bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.body(null, 413) }), async (c) => {
    if (!isSameOrigin(c.req.raw, publicUrl)) return c.body(null, 403)
    if (isTooMany(networkOf(clientOf(c)))) return c.body(null, 429)
    const { success, data } = message.safeParse(await c.req.json().catch(() => undefined))
    if (!success) return c.body(null, 422)
    if (visits && isPerson(c.req.header('user-agent'))) {
      if (data.path) visits.countPage(data.path)
      if (data.vitals) visits.countVitals(screenOf(data.width), given(data.vitals))
    }
    return c.body(null, 204)
  })
  return routes
}

type Read = (path: string, init?: RequestInit) => Promise<Response> | Response

/** Counts a page that was sent, remembered or not; a page of search results is a search too. */
export function countSent(visits: Visits, read: Read, asked: PageSent) {
  if (asked.status !== 200) return
  countPageView(visits, asked)
  if (!asked.url.includes('/search')) return
  const { pathname, searchParams } = new URL(asked.url, 'http://localhost')
  const keyword = searchParams.get('q') ?? ''
  if (!/^\/search\/?$/.test(pathname) || keyword === '' || asked.method !== 'GET') return
  const headers = { 'user-agent': asked.header('user-agent') ?? '' }
  void Promise.resolve(read('/api/search', { method: 'POST', body: new URLSearchParams({ keyword }), headers })).catch(
    () => {},
  )
}

function screenOf(width: number): Screen {
  if (width < mobileBreakpointPx) return 'phone'
  return width < desktopFromPx ? 'tablet' : 'desktop'
}

function given<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** In memory and for a minute: enough to keep one network from writing the statistics alone. Where there are too many, the one silent the longest is forgotten. */
function createLimit(clock: () => Date) {
  let counts = new Map<string, number>()
  let minute = 0
  return (network: string) => {
    const now = Math.floor(clock().getTime() / minuteMs)
    if (now !== minute) counts = new Map()
    minute = now
    const count = (counts.get(network) ?? 0) + 1
    counts.delete(network)
    counts.set(network, count)
    if (counts.size > maxNetworks) forgetFirst(counts)
    return count > perMinute
  }
}
