import type { Fetch } from '@house/contract/client'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { answerFault, apiRoutes } from './api/routes.ts'
import type { Db } from './db/schema.ts'
import { openMediaFiles } from './domain/media-files.ts'
import { healthRoutes } from './health.ts'
import { type Logger, logRequests } from './log.ts'
import { mediaRoutes } from './media-routes.ts'
import { type Site, siteRoutes } from './pages/site.ts'

export type AppOptions = {
  db: Db
  mediaFolder: string
  clock: () => Date
  log: Logger
  corsOrigins: string[]
  /** Where the site reads from instead of this very process. */
  apiBaseUrl?: string | undefined
  /** Left out where only the API is wanted. */
  site?: Site | undefined
}

export function createApp({ db, mediaFolder, clock, log, corsOrigins, apiBaseUrl, site }: AppOptions) {
  const api = new Hono().route('/api', apiRoutes({ db, clock, corsOrigins }))
  api.onError((error, c) => {
    const reply = answerFault(c, error)
    if (reply.status >= 500) log.error({ err: error, path: c.req.path }, 'a call failed')
    return reply
  })
  const callApi: Fetch = apiBaseUrl
    ? (path, init) => fetch(apiBaseUrl + path, init)
    : (path, init) => api.request(path, init)

  const app = new Hono<{ Variables: { requestId: string } }>()
  app.use(requestId())
  app.use(logRequests(log))
  app.use(secureHeaders({ crossOriginResourcePolicy: false }))
  app.route('/', healthRoutes(db))
  app.route('/', api)
  app.route('/media', mediaRoutes(openMediaFiles(mediaFolder), mediaFolder))
  if (site) app.route('/', siteRoutes({ db, site, callApi }))
  app.notFound((c) => c.text('There is nothing at this address.', 404))
  app.onError((error, c) => {
    log.error({ err: error, id: c.get('requestId'), path: c.req.path }, 'a page failed')
    return c.text('Something went wrong on our side. Please try again.', 500)
  })
  return app
}
