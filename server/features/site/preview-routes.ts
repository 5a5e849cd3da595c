import type { Fetch } from '@house/contract/client'
import { type Context, Hono } from 'hono'
import { brandPreview, withBrandDraft } from '../../platform/company/brand/preview.ts'
import { previewedRecord, withDraftPublished } from '../../platform/content/preview/preview.ts'
import { verifyPreview } from '../../platform/content/preview/preview-token.ts'
import type { ContentResources } from '../../platform/content/resource.ts'
import type { Db } from '../../platform/db/schema.ts'
import { noStore } from '../../platform/http/cache-control.ts'
import { negotiateEncoding } from '../../platform/http/compression.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { toResponse } from '../../platform/http/prepared-response.ts'
import { respondOnce } from './cache/page-cache.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import type { SiteOptions } from './routes.ts'

export type PreviewOptions = Pick<SiteOptions, 'db' | 'site' | 'clientIpOf' | 'publicUrl' | 'report'> & {
  clock: () => Date
  resources: ContentResources
  /** The public API on this database. */
  apiOver: (db: Db) => SiteOptions['callApi']
}

const previewHeaders = { 'cache-control': noStore, 'x-robots-tag': 'noindex, nofollow' }

/** Pages as they would be if a draft were published, for anyone with the link. Never cached. */
export function previewRoutes({ db, resources, clock, site, apiOver, clientIpOf, ...options }: PreviewOptions) {
  const routes = new Hono()

  routes.get('*', async (c, next) => {
    const token = c.req.query('preview')
    if (token === undefined) return next()
    const preview = await verifyPreview(db, token, clock())
    return preview ? show(c, preview).catch((error) => errorResponse(c, error)) : errorResponse(c, expiredError())
  })

  async function show(c: Context, preview: NonNullable<Awaited<ReturnType<typeof verifyPreview>>>) {
    // The back office shows these in a frame.
    const isFramed = preview.kind === brandPreview
    const draft = isFramed
      ? await withBrandDraft(db, preview.value)
      : await withDraftPublished(db, previewedRecord(resources, preview))
    const call = apiOver(draft)
    const callApi: Fetch = (path, init) => call(path, init, clientIpOf(c))
    const until = preview.until.toISOString()
    const rendering = await renderPage(site, c.req.raw, { ...options, callApi, preview: until, isFramed })
    const response = 'response' in rendering ? rendering.response : await toPreviewResponse(c, rendering.page)
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(previewHeaders)) headers.set(name, value)
    if (isFramed) headers.set('x-frame-options', 'SAMEORIGIN')
    return new Response(response.body, { status: response.status, headers })
  }

  return routes
}

/** Without a form token: previews do not accept enquiries. */
async function toPreviewResponse(c: Context, page: RenderedPage) {
  return toResponse(await respondOnce(page, negotiateEncoding(c.req.header('accept-encoding')), '', noStore), c.req.raw)
}

function errorResponse(c: Context, error: unknown) {
  if (!(error instanceof RequestError)) throw error
  const { status, message } = error.status === 404 ? expiredError() : error
  return c.text(message, status === 404 ? 410 : status, previewHeaders)
}

function expiredError() {
  return new RequestError('This preview link has expired. Ask the sender for a new one.', 404)
}
