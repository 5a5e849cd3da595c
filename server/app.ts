import { createClient } from '@house/contract/client'
import { type Context, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { adminFiles } from './admin-files.ts'
import { backOfficeRoutes } from './backoffice/routes.ts'
import { clientAddress } from './client-address.ts'
import type { Db } from './db/schema.ts'
import { healthRoutes } from './health.ts'
import { logRequests } from './log.ts'
import { brochureRoutes } from './pages/brochure/routes.ts'
import { cardRoutes } from './pages/cards/routes.ts'
import { findableRoutes } from './pages/findable.ts'
import { previewRoutes } from './pages/preview.ts'
import { type Site, siteRoutes } from './pages/site.ts'
import { shedding } from './shedding.ts'
import { type OwnSourceOptions, otherSource, ownSource } from './source.ts'
import { countPages, visitRoutes } from './visit-routes.ts'

export type AppOptions = OwnSourceOptions & {
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
}

export function createApp({
  apiBaseUrl,
  publicUrl = '',
  canMail = false,
  site,
  closing = new AbortController().signal,
  lateness = () => 0,
  ...own
}: AppOptions) {
  const { db, log, visits, clock } = own
  const clientOf = (c: Context) => clientAddress(c, own.trustedProxies)
  const { routes, read } = apiBaseUrl ? otherSource(apiBaseUrl, own.trustedProxies) : ownSource(own)

  const app = new Hono<{ Variables: { requestId: string } }>()
  app.use(requestId())
  app.use(logRequests(log))
  app.use(secureHeaders({ crossOriginResourcePolicy: false, referrerPolicy: 'strict-origin-when-cross-origin' }))
  app.route('/', healthRoutes(db, closing))
  app.use(shedding(lateness))
  app.route('/', routes)
  app.route('/', brochureRoutes(createClient(read), read))
  app.route('/', findableRoutes({ db, api: createClient(read), publicUrl, isOwn: !apiBaseUrl }))
  // What is read from another server is not changed here.
  if (!apiBaseUrl)
    app.route(
      '/admin/api',
      backOfficeRoutes({ ...own, publicUrl, canMail, closing, clientOf, deliveries: own.enquiries }),
    )
  app.route('/', adminFiles())
  app.route('/', visitRoutes({ visits: apiBaseUrl ? undefined : visits, clientOf, publicUrl, clock }))
  const report = (err: unknown) => log.error({ err }, 'a page failed')
  const around = { db, clientOf, publicUrl, report }
  if (site && !apiBaseUrl) {
    const apiOver = (other: Db) => ownSource({ ...own, db: other, visits: undefined }).read
    app.route('/', previewRoutes({ ...around, site, apiOver, clock: own.clock }))
  }
  if (visits && !apiBaseUrl) app.use(countPages(visits))
  if (site) app.route('/', cardRoutes({ db, site, read, publicUrl, report, folder: own.mediaFolder }))
  if (site) app.route('/', siteRoutes({ ...around, site, read }))
  app.notFound((c) => c.text('There is nothing at this address.', 404))
  app.onError((error, c) => {
    log.error({ err: error, id: c.get('requestId'), path: c.req.path }, 'a request failed')
    return c.text('Something went wrong on our side. Please try again.', 500)
  })
  return app
}
