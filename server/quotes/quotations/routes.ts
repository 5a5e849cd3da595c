import { isQuotationPath, routePatterns } from '@house/contract/urls'
import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/schema.ts'
import { privateNoStore } from '../../http/cache-control.ts'
import { createClientLimit } from '../../http/client-limit.ts'
import { RequestError } from '../../http/errors.ts'
import type { MediaStorage } from '../../media/storage.ts'
import { quotationLimit } from '../limits.ts'
import { findByToken } from './customer.ts'
import { pdfName } from './queries.ts'
import { drawQuotationPdf } from './quotation-pdf.ts'

const maxCached = 20

type QuotationRouteOptions = { db: Db; media: MediaStorage; clock: () => Date; clientIpOf: (c: Context) => string }

/** The PDF behind a customer's private link, and the limit of requests for its page. An issued quotation never changes, so it is drawn once. */
export function quotationRoutes({ db, media, clock, clientIpOf }: QuotationRouteOptions) {
  const routes = new Hono()
  const requests = createClientLimit(quotationLimit)
  // The page draws every opening, for each answer too.
  routes.use((c, next) => {
    if (isQuotationPath(c.req.path)) limitRequests(clientIpOf(c), clock())
    return next()
  })

  function limitRequests(client: string, now: Date) {
    const retryAfterSeconds = requests.secondsUntilAllowed(client, now)
    if (retryAfterSeconds > 0)
      throw new RequestError('Those were many requests in one minute. Please try again soon.', 429, {
        retryAfterSeconds,
      })
    requests.count(client, now)
  }

  const pdfs = new LRUCache<number, Promise<Uint8Array<ArrayBuffer>>>({ max: maxCached })
  routes.get(`${routePatterns.quotation}/quotation.pdf`, async (c, next) => {
    const row = await findByToken(db, c.req.param('slug') ?? '')
    // The page says that there is no such link.
    if (!row) return next()
    const pdf = pdfs.get(row.id) ?? drawQuotationPdf(db, media, row, { name: '', email: '' }, clock())
    pdfs.set(row.id, pdf)
    pdf.catch(() => pdfs.delete(row.id))
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', `inline; filename="${pdfName(row)}"`)
    c.header('cache-control', privateNoStore)
    c.header('x-robots-tag', 'noindex')
    return c.body(await pdf)
  })
  return routes
}
