import type { Client, Fetch } from '@house/contract/client'
import { routePatterns, urls } from '@house/contract/urls'
import { writeDxf } from '@house/fenestration/dxf/write-dxf'
import { type Context, Hono } from 'hono'
import { mediaOverApi, readDrawnBrand } from '../../platform/company/brand/drawn-brand.ts'
import { findRedirect } from '../../platform/content/redirects/redirects.ts'
import type { Db } from '../../platform/db/schema.ts'
import { immutable, mustRevalidate, noStore } from '../../platform/http/cache-control.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { createClientLimit } from '../../platform/http/limits/client-limit.ts'
import { createPdfCache } from '../../platform/pdf/pdf-cache.ts'
import { runTask } from '../../platform/workers/run-task.ts'
import { readDataSheet } from './snapshot.ts'
import { drawDataSheet } from './tasks.ts'
import { type DataSheetVersion, findVersion, storeVersion } from './versions.ts'

export type DataSheetOptions = {
  db: Db
  /** Data sheets are stored: never made from a stale reply. */
  api: Client
  callApi: Fetch
  clock: () => Date
  clientIpOf: (c: Context) => string
}

/** By what they cost, in a minute at most 30 data sheets, 150 drawings or 300 redirects to the newest sheet. */
const fileLimit = { max: 300, windowMs: 60_000 }
const costs = { newest: 1, dxf: 2, pdf: 10 }
/** Pictures wait behind them in the worker process. */
const maxPendingPdfs = 4

/** Data sheets and drawings of products, read through the public API. */
export function dataSheetRoutes({ db, api, callApi, clock, clientIpOf }: DataSheetOptions) {
  const routes = new Hono()
  const requests = createClientLimit(fileLimit)
  const readMedia = mediaOverApi((path) => callApi(path))
  const drawSheet = createPdfCache(
    (version: DataSheetVersion, brand) => runTask(drawDataSheet, version, brand),
    maxPendingPdfs,
  )

  function limitRequests(c: Context, cost: number) {
    const retryAfterSeconds = requests.secondsUntilAllowed(clientIpOf(c), clock())
    if (retryAfterSeconds > 0)
      throw new RequestError('Those were many requests in one minute. Please try again soon.', 429, {
        retryAfterSeconds,
      })
    requests.count(clientIpOf(c), clock(), cost)
  }

  /** The slug of the product that has taken over this one's URL. */
  async function findSuccessor(slug: string) {
    const to = await findRedirect(db, decodeURIComponent(urls.product(slug)))
    const [, successor] = new RegExp(`^${urls.product('')}([^/]+)/?$`).exec(to ?? '') ?? []
    return successor
  }

  routes.get(`${routePatterns.product}/data-sheet.pdf`, async (c) => {
    limitRequests(c, costs.newest)
    const slug = c.req.param('slug')
    const sheet = await readDataSheet(api, slug)
    c.header('cache-control', noStore)
    if (sheet) return c.redirect(urls.dataSheet(sheet.product.slug, await storeVersion(db, sheet, clock())), 302)
    const successor = await findSuccessor(slug)
    if (successor) return c.redirect(urls.dataSheet(successor), 302)
    throw new RequestError('There is no such product.', 404)
  })

  routes.get(`${routePatterns.product}/:file{data-sheet-[1-9][0-9]{0,8}\\.pdf}`, async (c) => {
    limitRequests(c, costs.pdf)
    const version = Number(/\d+/.exec(c.req.param('file'))?.[0])
    const found = await findVersion(db, c.req.param('slug'), version)
    if (!found) throw new RequestError('There is no such version of this data sheet.', 404)
    const { company, product } = found.sheet
    const bytes = await drawSheet(found, await readDrawnBrand(company.brand, readMedia))
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', `inline; filename="${product.slug}-data-sheet-${version}.pdf"`)
    c.header('cache-control', immutable)
    return c.body(new Uint8Array(bytes))
  })

  routes.get(`${routePatterns.product}/drawing.dxf`, async (c) => {
    limitRequests(c, costs.dxf)
    const slug = c.req.param('slug')
    const sheet = await readDataSheet(api, slug)
    const successor = sheet ? undefined : await findSuccessor(slug)
    if (successor) {
      c.header('cache-control', noStore)
      return c.redirect(urls.productDxf(successor), 302)
    }
    if (!sheet?.drawing) throw new RequestError('There is no drawing of this product.', 404)
    const { design, catalogue } = sheet.drawing
    c.header('content-type', 'image/vnd.dxf')
    c.header('content-disposition', `attachment; filename="${sheet.product.slug}.dxf"`)
    c.header('cache-control', mustRevalidate)
    return c.body(writeDxf([{ ...design, name: design.name || sheet.product.title }], catalogue))
  })
  return routes
}
