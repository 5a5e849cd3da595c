import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createClient } from '@house/contract/client'
import { type Context, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { adminFiles } from './admin-files.ts'
import { backOfficeRoutes } from './backoffice/routes.ts'
import { clientAddress } from './client-address.ts'
import type { Db } from './db/schema.ts'
import { askedVersion } from './domain/content-version.ts'
import { nextRequestId } from './domain/request-id.ts'
import { healthRoutes } from './health.ts'
import { logRequest, logRequests, type RequestFacts } from './log.ts'
import { withOneHost } from './one-host.ts'
import { brochureRoutes } from './pages/brochure/routes.ts'
import { cardRoutes } from './pages/cards/routes.ts'
import { findableRoutes } from './pages/findable.ts'
import { inFront, inFrontOfAll, isRemembered } from './pages/in-front.ts'
import { previewRoutes } from './pages/preview.ts'
import type { Site } from './pages/rendering.ts'
import { comesSecurely, withSecurityHeaders } from './pages/security-headers.ts'
import { openSite, type PageSent } from './pages/site.ts'
import { shedding } from './shedding.ts'
import { type OwnSourceOptions, otherSource, ownSource } from './source.ts'
import { countSent, visitRoutes } from './visit-routes.ts'

export type AppOptions = Omit<OwnSourceOptions, 'content'> & {
  /** The version of the content, always at hand; left out, the database is asked each time. */
  content?: OwnSourceOptions['content'] | undefined
  /** Another server that keeps the contract: calls and pictures then come from there instead of from this process. */
  apiBaseUrl?: string | undefined
  /** The address visitors know, for canonical links; without it, the one they asked. */
  publicUrl?: string | undefined
  /** Whether there is an SMTP server. */
  canMail?: boolean | undefined
  /** How long the program has been busy without a pause, in milliseconds. */
  lateness?: (() => number) | undefined
  /** Aborted when the program is about to end. */
  closing?: AbortSignal | undefined
  /** Left out where only the API is wanted. */
  site?: Site | undefined
  /** The built back office; left out where there is none. */
  adminFolder?: string | undefined
}

export function createApp(options: AppOptions) {
  return openApp(options).app
}

/** The app behind its router, and the listener of a server with the quick way in front of it. */
export function openApp({
  apiBaseUrl,
  publicUrl = '',
  canMail = false,
  site,
  adminFolder,
  closing = new AbortController().signal,
  lateness = () => 0,
  ...options
}: AppOptions) {
  const own = { ...options, content: options.content ?? askedVersion(options.db) }
  const { db, log, visits, clock, trustedProxies } = own
  const transport = { publicUrl, trustedProxies }
  const isSecure = (c: Context) => comesSecurely(transport, c.req.header('x-forwarded-proto'))
  const clientOf = (c: Context) => clientAddress(c, trustedProxies)
  const { routes, read } = apiBaseUrl ? otherSource(apiBaseUrl, trustedProxies) : ownSource(own)

  const app = new Hono<{ Variables: { requestId: string } }>()
  app.use(requestId({ generator: nextRequestId }))
  app.use(logRequests(log))
  app.use(withSecurityHeaders(transport))
  app.route('/', healthRoutes(db, closing))
  app.route('/', routes)
  app.route('/', brochureRoutes(createClient(read), read))
  app.route('/', findableRoutes({ db, api: createClient(read), publicUrl, isOwn: !apiBaseUrl }))
  // What is read from another server is not changed here.
  if (!apiBaseUrl)
    app.route(
      '/admin/api',
      backOfficeRoutes({ ...own, publicUrl, canMail, closing, clientOf, isSecure, deliveries: own.enquiries }),
    )
  app.route('/', adminFiles(adminFolder))
  app.route('/', visitRoutes({ visits: apiBaseUrl ? undefined : visits, clientOf, publicUrl, clock }))
  const report = (err: unknown) => log.error({ err }, 'a page failed')
  if (site && !apiBaseUrl) {
    const apiOver = (other: Db) =>
      ownSource({ ...own, db: other, content: askedVersion(other), visits: undefined }).read
    app.route('/', previewRoutes({ db, site, clientOf, publicUrl, report, apiOver, clock }))
  }
  const content = apiBaseUrl ? undefined : own.content
  const onPageSent = visits && !apiBaseUrl ? (sent: PageSent) => countSent(visits, read, sent) : undefined
  if (site) app.route('/', cardRoutes({ db, site, read, publicUrl, report, folder: own.mediaFolder }))
  const pages = site && openSite({ db, content, site, read, clientOf, publicUrl, trustedProxies, report, onPageSent })
  if (pages) app.route('/', pages.routes)
  app.notFound((c) => c.text('There is nothing at this address.', 404))
  app.onError((error, c) => {
    log.error({ err: error, id: c.get('requestId'), path: c.req.path }, 'a request failed')
    return c.text('Something went wrong on our side. Please try again.', 500)
  })
  const onSent = log.isLevelEnabled('info') ? (sent: RequestFacts) => logRequest(log, sent) : undefined
  const isAtHand = (request: IncomingMessage) => pages !== undefined && isRemembered(pages, request)
  const hasComeSecurely = ({ headers }: IncomingMessage) =>
    comesSecurely(transport, headers['x-forwarded-proto']?.toString())
  const listener = shedding(
    { lateness, isAtHand, comesSecurely: hasComeSecurely, onSent },
    getRequestListener(app.fetch),
  )
  const front = pages && { site: pages, onSent }
  return {
    app,
    listener: withOneHost(front ? inFront(front, listener) : listener),
    /** What is sent before Node's HTTP has read the request; none where there is no site. */
    quickly: front && inFrontOfAll(front),
  }
}
