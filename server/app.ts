import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createClient, type Fetch } from '@house/contract/client'
import { serverPaths } from '@house/contract/urls'
import { type Context, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { createPageCounter } from './features/analytics/api.ts'
import { alwaysOpen, createSiteGate } from './features/setup/site-gate.ts'
import { isPageCached, serveFromCache } from './features/site/cache/cache-listener.ts'
import { ogImageRoutes } from './features/site/og-images/routes.ts'
import { previewRoutes } from './features/site/preview-routes.ts'
import type { Site } from './features/site/render-page.ts'
import { openSite, type PageSent } from './features/site/routes.ts'
import { contentResources, createFeatures, createRoutes, type FeatureServices } from './features.ts'
import { type CallApi, type LocalApiOptions, localApi, remoteApi } from './platform/api/api-source.ts'
import { type PasswordHashing, scryptHashing } from './platform/auth/password-hashing.ts'
import { minuteVersion, queriedVersion } from './platform/cache/content-version.ts'
import type { Db } from './platform/db/schema.ts'
import { isMarkedStale } from './platform/http/cache-control.ts'
import { clientIp } from './platform/http/client-ip.ts'
import { rejectDuplicateHost } from './platform/http/duplicate-host.ts'
import { isDisconnected, RequestError, textReply, toRequestError } from './platform/http/errors.ts'
import { healthRoutes } from './platform/http/health.ts'
import { shedLoad } from './platform/http/limits/load-shedding.ts'
import { afterFirstPacket } from './platform/http/lingering-close.ts'
import { rejectNulInPath } from './platform/http/nul-in-path.ts'
import { isHttps, withSecurityHeaders } from './platform/http/security-headers.ts'
import type { Job } from './platform/jobs/scheduler.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import type { MailConfig } from './platform/outbox/smtp.ts'
import { logRequest, type RequestFacts, requestLogger, withoutToken } from './platform/process/log.ts'
import { staffApiRoutes } from './platform/staff-api/routes.ts'

export type AppOptions = Omit<LocalApiOptions, 'content' | 'handlers'> &
  Pick<FeatureServices, 'enquiries' | 'analytics'> &
  Omit<MailConfig, 'publicUrl'> & {
    /** Follows the content version; without it, the database is queried for every request. */
    content?: LocalApiOptions['content'] | undefined
    /** Another server that implements the public API. API calls and media are proxied to it. */
    apiBaseUrl?: string | undefined
    /** The public origin, for canonical links; without it, the request's own. */
    publicUrl?: string | undefined
    passwordHashing?: PasswordHashing | undefined
    /** What the dashboard of administrators warns of. */
    findProblems?: FeatureServices['findProblems'] | undefined
    eventLoopLag?: (() => number) | undefined
    /** Resolves when waiting connections have been accepted. */
    waitForPending?: (() => Promise<void>) | undefined
    /** Aborted when the process is shutting down. */
    shutdown?: AbortSignal | undefined
    /** The built public site; without it, only the API is served. */
    site?: Site | undefined
    /** Folder of the built back office. */
    adminFolder?: string | undefined
    /** Undefined when metrics are off. */
    metrics?: Metrics | undefined
  }

/** The router, the request listener with the page cache and load shedding in front of it, and the jobs of features. */
export function createApp({
  apiBaseUrl,
  publicUrl = '',
  sendMail,
  mailFrom,
  enquiryTo,
  passwordHashing = scryptHashing,
  site: builtSite,
  adminFolder,
  metrics,
  shutdown = new AbortController().signal,
  findProblems = async () => [],
  eventLoopLag = () => 0,
  waitForPending = async () => {},
  ...options
}: AppOptions): { app: Hono<{ Variables: { requestId: string } }>; listener: RequestListener; jobs: Job[] } {
  const services = {
    ...options,
    hashing: passwordHashing,
    mail: { sendMail, mailFrom, enquiryTo, publicUrl },
    enquiries: { ...options.enquiries, onNewLead: metrics?.countLead },
    findProblems,
    shutdown,
  }
  const { publicHandlers, staffHandlers, findSession, contentChanged, jobs } = createFeatures(services)
  const local = {
    ...options,
    content: options.content ?? queriedVersion(options.db),
    handlers: publicHandlers,
  }
  const site = builtSite && metrics ? withObservedRenders(builtSite, metrics) : builtSite
  const { db, log, analytics, clock, trustedProxies } = local
  const transport = { publicUrl, trustedProxies }
  local.content.onChange(
    () => void contentChanged().catch((err) => log.error({ err }, 'following a change of content failed')),
  )
  const isSecure = (c: Context) => isHttps(transport, c.req.header('x-forwarded-proto'))
  const clientIpOf = (c: Context) => clientIp(c, trustedProxies)
  const { routes, callApi } = apiBaseUrl ? remoteApi(apiBaseUrl, { trustedProxies, log }) : localApi(local)
  // Content of another server is not set up here.
  const gate = apiBaseUrl ? alwaysOpen : createSiteGate(db, clock)

  const app = new Hono<{ Variables: { requestId: string } }>()
  app.use(requestId())
  app.use(requestLogger(log))
  app.use(withSecurityHeaders(transport))
  app.use(rejectNulInPath)
  app.route('/', healthRoutes(db, shutdown))
  app.route('/', routes)
  // Content of another server is not edited here.
  if (!apiBaseUrl)
    app.route(
      serverPaths.staffApi,
      staffApiRoutes({
        ...local,
        handlers: staffHandlers,
        findSession,
        publicUrl,
        shutdown,
        clientIpOf,
        isSecure,
      }),
    )
  const webServices = {
    ...local,
    analytics: apiBaseUrl ? undefined : analytics,
    api: createClient(rejectStale(callApi)),
    callApi,
    contentVersion: apiBaseUrl ? minuteVersion : local.content,
    isLocal: !apiBaseUrl,
    gate,
    publicUrl,
    clientIpOf,
    adminFolder,
  }
  for (const each of createRoutes(webServices)) app.route('/', each)
  const report = (err: unknown) => log.error({ err }, 'rendering a page failed')
  if (site && !apiBaseUrl) {
    // Nobody's search: staff look at a draft.
    const { publicHandlers: handlers } = createFeatures({ ...services, analytics: undefined })
    const apiOver = (other: Db) => localApi({ ...local, db: other, content: queriedVersion(other), handlers }).callApi
    app.route(
      '/',
      previewRoutes({ db, resources: contentResources, site, clientIpOf, publicUrl, report, apiOver, clock }),
    )
  }
  const content = apiBaseUrl ? undefined : local.content
  const countPageSent = analytics && content ? createPageCounter(analytics, db, content, log) : undefined
  const onPageSent = (sent: PageSent) => {
    metrics?.countPage(sent.cache)
    void countPageSent?.(sent)
  }
  const pages =
    site &&
    openSite({ db, content, gate, site, log, callApi, clientIpOf, publicUrl, trustedProxies, report, onPageSent })
  if (pages) {
    app.route('/', ogImageRoutes({ db, pages, callApi, clientIpOf, media: local.media, log }))
    app.route('/', pages.routes)
  }
  app.notFound((c) => c.text('There is nothing at this address.', 404))
  app.onError((error, c) => {
    if (isDisconnected(c)) return c.body(null, 400)
    const requestError = toRequestError(error)
    if (requestError !== error && requestError.status >= 500)
      log.error({ err: error, id: c.get('requestId'), path: withoutToken(c.req.path) }, 'request failed')
    return textReply(c, requestError)
  })

  const onSent = log.isLevelEnabled('info') ? (sent: RequestFacts) => logRequest(log, sent) : undefined
  const router = shedLoad(
    {
      eventLoopLag,
      waitForPending,
      isCached: (request) => pages !== undefined && isPageCached(pages, request),
      isHttps: ({ headers }: IncomingMessage) => isHttps(transport, headers['x-forwarded-proto']?.toString()),
      onSent(sent) {
        metrics?.countShedRequest()
        onSent?.(sent)
      },
    },
    getRequestListener(app.fetch),
  )
  const listener = afterFirstPacket(
    rejectDuplicateHost(pages ? serveFromCache({ site: pages, onSent }, router) : router),
  )
  return { app, listener: metrics ? metrics.observeRequests(listener) : listener, jobs }
}

/** For what is stored under the current content version: it must not be made from a stale reply. */
function rejectStale(callApi: CallApi): Fetch {
  return async (path, init) => {
    const response = await callApi(path, init)
    if (isMarkedStale(response))
      throw new RequestError('This cannot be made at the moment. Please try again.', 503, { retryAfterSeconds: 5 })
    return response
  }
}

function withObservedRenders(site: Site, metrics: Metrics): Site {
  return { ...site, renderPage: metrics.observeRenders(site.renderPage) }
}
