import { createClient, type Fetch } from '@house/contract/client'
import { planLimits, planTooLarge } from '@house/contract/plans/plan-limits'
import { serverPaths, urls } from '@house/contract/urls'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { ContentVersion } from '../../platform/cache/content-version.ts'
import type { Db } from '../../platform/db/schema.ts'
import { noStore, privateCache, staleHeader } from '../../platform/http/cache-control.ts'
import { negotiateEncoding } from '../../platform/http/compression.ts'
import { toResponse } from '../../platform/http/prepared-response.ts'
import { isHttps, type Transport } from '../../platform/http/security-headers.ts'
import { openAssets } from './assets.ts'
import { cacheKey, isCanonical, isPageUrl, isPreview, isPrivate } from './cache/cache-key.ts'
import { createKnownHosts } from './cache/known-hosts.ts'
import {
  type CachedPage,
  createPageCache,
  IncompletePage,
  NotAPage,
  respondOnce,
  toCachedPage,
} from './cache/page-cache.ts'
import { renderComingSoon } from './coming-soon.ts'
import { findMissingPage } from './missing-page.ts'
import { type RenderedPage, type RenderOptions, renderPage, type Site } from './render-page.ts'

export type SiteOptions = Pick<RenderOptions, 'publicUrl' | 'report'> & {
  db: Db
  /** Undefined when another server has the content: pages are not cached then, because we are not notified of changes. */
  content: ContentVersion | undefined
  gate: SiteGate
  site: Site
  log: Logger
  /** Makes an API call on behalf of the visitor with that IP. */
  callApi: (path: string, init: RequestInit | undefined, clientIp: string) => ReturnType<Fetch>
  clientIpOf: (c: Context) => string
  trustedProxies: number
  /** Called for every page sent, cached or not. */
  onPageSent?: ((sent: PageSent) => void) | undefined
}

/** Decides who sees the site before it is open for visitors. */
export type SiteGate = {
  isOpen: () => Promise<boolean>
  /** Whether the owner of these cookies may see it anyway. */
  admits: (cookies: string) => Promise<boolean>
}

export type PageSent = {
  method: string
  url: string
  status: number
  header: (name: string) => string | undefined
  cache: CacheResult
}

/** A page that must not come from the cache bypasses it. */
export type CacheResult = 'hit' | 'miss' | 'bypass'

/** The parts of a request that a page's cache key depends on. */
export type PageRequest = { url: string; host: string; forwardedProto: string | undefined }

export type PageFacts = Pick<RenderedPage, 'status' | 'info'>

export type SitePages = ReturnType<typeof openSite>

const maxBodyBytes = 64 * 1024
const pagesRefreshedAfterChange = 20

/** The public pages and the built assets. */
export function openSite(options: SiteOptions) {
  const { db, content, gate, site, log, callApi, clientIpOf, onPageSent, trustedProxies, publicUrl, report } = options
  const transport: Transport = { publicUrl, trustedProxies }
  const assets = openAssets(site.assets)
  const cache = content && !site.isDevelopment ? createPageCache(content, log, renderForCache) : undefined
  const isKnownHost = createKnownHosts()
  content?.onChange(() => void cache?.refresh(pagesRefreshedAfterChange))
  const api = createClient((path, init) => callApi(path, init, ''))

  /** Renders without anything of the visitor's but the URL. */
  async function renderForCache(url: string): Promise<CachedPage> {
    const rendering = await renderPage(site, new Request(url), {
      publicUrl,
      report,
      callApi: (path, init) => callApi(path, init, ''),
    })
    if ('response' in rendering) throw new NotAPage()
    const { page, isComplete, isStale } = rendering
    if (!isComplete || isStale)
      throw new IncompletePage(await toCachedPage(page, { cacheControl: privateCache }), isStale)
    if (page.status !== 404)
      return toCachedPage(page, { isCanonical: isKnownHost(url) && isCanonical(url, page.info.canonicalUrl) })
    const { status, redirectTo } = await findMissingPage(db, url)
    return { ...(await toCachedPage({ ...page, status })), redirectTo }
  }

  function keyOf({ url, host, forwardedProto }: PageRequest) {
    const origin = publicUrl ? 'http://site' : `http${isHttps(transport, forwardedProto) ? 's' : ''}://${host}`
    return origin + cacheKey(url, site.queryParametersOf ?? (() => []))
  }

  function keyAt(c: Context, path: string) {
    return keyOf({ url: path, host: new URL(c.req.url).host, forwardedProto: c.req.header('x-forwarded-proto') })
  }

  /** What the page at a path knows about itself. It is rendered only if it is not cached. */
  async function readPage(c: Context, path: string): Promise<PageFacts> {
    const nothing = { status: 404, info: {} }
    // The cache is for visitors, and this may be staff of a closed site.
    if (cache && (await gate.isOpen()))
      return cache.get(keyAt(c, path)).then(
        ({ value }) => value,
        (error) => {
          if (error instanceof NotAPage) return nothing
          throw error
        },
      )
    const rendering = await renderPage(site, new Request(new URL(path, c.req.url)), {
      publicUrl,
      report,
      callApi: (url, init) => callApi(url, init, ''),
    })
    return 'page' in rendering ? rendering.page : nothing
  }

  async function formToken() {
    const setting = await api.appSetting().catch(() => undefined)
    return setting?.success === '1' ? (setting.form_token ?? '') : ''
  }

  function countPage(c: Context, status: number, result: CacheResult) {
    onPageSent?.({ method: c.req.method, url: c.req.url, status, header: (name) => c.req.header(name), cache: result })
  }

  async function respond(c: Context): Promise<Response> {
    const { pathname, search, host } = new URL(c.req.url)
    const url = pathname + search
    if (!cache || !isRead(c) || !isPageUrl(url) || isPreview(url) || isPrivate(url)) return respondUncached(c)
    // What staff see of a closed site must not be cached for visitors.
    if (!(await gate.isOpen())) return respondUncached(c)
    try {
      const key = keyOf({ url, host, forwardedProto: c.req.header('x-forwarded-proto') })
      const result = cache.peek(key) ? 'hit' : 'miss'
      const { value: page, isStale } = await cache.get(key)
      if (page.redirectTo) return redirect(c, page.redirectTo)
      countPage(c, page.status, result)
      const encoding = negotiateEncoding(c.req.header('accept-encoding'))
      const response = toResponse(await page.respond(encoding, formToken), c.req.raw)
      return isStale ? markedStale(response) : response
    } catch (error) {
      if (error instanceof NotAPage) return respondUncached(c)
      throw error
    }
  }

  async function respondUncached(c: Context): Promise<Response> {
    const rendering = await renderPage(site, c.req.raw, {
      publicUrl,
      report,
      callApi: (path, init) => callApi(path, init, clientIpOf(c)),
    })
    const { status } = 'response' in rendering ? rendering.response : rendering.page
    const missing = status === 404 && isRead(c) ? await findMissingPage(db, c.req.url) : undefined
    if (missing?.redirectTo) return redirect(c, missing.redirectTo)
    const response =
      'response' in rendering
        ? ownResponse(c, rendering.response, missing?.status)
        : await sendOnce(c, missing ? { ...rendering.page, status: missing.status } : rendering.page)
    return rendering.isStale ? markedStale(response) : response
  }

  async function sendOnce(c: Context, page: RenderedPage) {
    const mayBeCached = isRead(c) && !isPreview(c.req.url)
    countPage(c, page.status, 'bypass')
    const encoding = negotiateEncoding(c.req.header('accept-encoding'))
    const headers = { ...page.headers, ...robotsHeader(c) }
    const prepared = await respondOnce(
      { ...page, headers },
      encoding,
      await formToken(),
      mayBeCached ? privateCache : noStore,
    )
    return toResponse(prepared, c.req.raw)
  }

  const routes = new Hono()
  const limitBody = bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.text('The request is too large.', 413) })
  const limitPlanBody = bodyLimit({ maxSize: planLimits.bytes, onError: (c) => c.text(planTooLarge, 413) })
  routes.use((c, next) => (c.req.path === urls.planner ? limitPlanBody(c, next) : limitBody(c, next)))
  routes.all('*', async (c) => {
    const asset = isRead(c) && assets(c.req.path, negotiateEncoding(c.req.header('accept-encoding')))
    if (asset) return toResponse(asset, c.req.raw)
    const isAdmitted = isIconList(c) || (await gate.admits(c.req.header('cookie') ?? ''))
    if (isAdmitted) return respond(c)
    return renderComingSoon(c, { site, publicUrl, report, callApi: (path, init) => callApi(path, init, '') })
  })

  return {
    routes,
    assets,
    readPage,
    /** The cached page at a path; never waits. */
    peekPage: (c: Context, path: string): PageFacts | undefined => cache?.peek(keyAt(c, path)),
    /** The cached page for a GET or HEAD request; never waits. */
    peek: (request: PageRequest) => cache?.peek(keyOf(request)),
    isCached: (request: PageRequest) => cache?.has(keyOf(request)) === true,
    isHttps: (forwardedProto: string | undefined) => isHttps(transport, forwardedProto),
    onPageSent,
  }
}

/** The coming-soon page has the company's icons too. */
function isIconList(c: Context) {
  return c.req.path === serverPaths.manifest
}

function isRead(c: Context) {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

function markedStale(response: Response) {
  response.headers.set('cache-control', noStore)
  response.headers.set(...staleHeader)
  return response
}

/** Browsers cache a 301 forever unless told otherwise, and would loop once staff change a slug back. */
function redirect(c: Context, path: string) {
  c.header('cache-control', 'no-cache')
  return c.redirect(encodeURI(path) + new URL(c.req.url).search, 301)
}

/** A response that is no page, such as the data of one. Unless it says otherwise, it is for this client only. */
function ownResponse(c: Context, response: Response, status = response.status) {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({ 'cache-control': privateCache, ...robotsHeader(c) }))
    if (!headers.has(name)) headers.set(name, value)
  return new Response(response.body, { status, headers })
}

function robotsHeader(c: Context): Record<string, string> {
  return isPrivate(c.req.path) ? { 'x-robots-tag': 'noindex' } : {}
}
