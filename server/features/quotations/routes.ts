import { isClosed } from '@house/contract/quotations/quotation-options'
import { isQuotationPath, routePatterns, urls } from '@house/contract/urls'
import { type Context, Hono } from 'hono'
import { isStorageError } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { privateNoStore } from '../../platform/http/cache-control.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { createClientLimit } from '../../platform/http/limits/client-limit.ts'
import type { MediaStorage } from '../../platform/media/storage/storage.ts'
import { createPdfCache } from '../../platform/pdf/pdf-cache.ts'
import { quotationLimit } from '../prices/limits.ts'
import { findByToken } from './customer.ts'
import { pdfName } from './queries.ts'
import { drawQuotation, drawQuotationPdf } from './quotation-pdf.ts'

/** For strangers; staff and mails wait for their turn. */
const maxPendingPdfs = 4

type QuotationRouteOptions = { db: Db; media: MediaStorage; clock: () => Date; clientIpOf: (c: Context) => string }

/** The PDF behind a customer's private link, and the limit of requests for its page. An issued quotation never changes, so it is drawn once. */
export function quotationRoutes({ db, media, clock, clientIpOf }: QuotationRouteOptions) {
  const routes = new Hono()
  const requests = createClientLimit(quotationLimit)
  const draw = createPdfCache(drawQuotation, maxPendingPdfs)
  // The page draws every opening, for each answer too. Customers who share an IP address do not wait for each other.
  routes.use(async (c, next) => {
    if (!isQuotationPath(c.req.path)) return next()
    const row = await findByToken(db, tokenIn(c.req.path)).catch(undefinedIfUnavailable)
    limitRequests(row ? `quotation ${row.id}` : clientIpOf(c), clock())
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

  routes.get(`${routePatterns.quotation}/quotation.pdf`, async (c, next) => {
    const row = await findByToken(db, c.req.param('slug') ?? '')
    // The page says that there is no such link.
    if (!row) return next()
    c.header('cache-control', privateNoStore)
    c.header('x-robots-tag', 'noindex')
    // The page says why. A PDF would look as if it were valid.
    if (isClosed(row.status)) return c.redirect(urls.quotation(row.token ?? ''), 302)
    const pdf = await drawQuotationPdf(db, media, row, { name: '', email: '' }, clock(), draw)
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', `inline; filename="${pdfName(row)}"`)
    return c.body(pdf)
  })
  return routes
}

/** The page itself says that the quotation cannot be read, and keeps what the customer typed. */
function undefinedIfUnavailable(error: unknown) {
  if (isStorageError(error)) return undefined
  throw error
}

/** Empty if it cannot be read. */
function tokenIn(path: string) {
  const [, , segment = ''] = path.split('/')
  try {
    return decodeURIComponent(segment).replace(/\.data$/, '')
  } catch {
    return ''
  }
}
