import type { Fetch } from '@house/contract/client'
import { type Context, Hono } from 'hono'
import type { Db } from '../db/schema.ts'
import { forNobody } from '../domain/cache-control.ts'
import { encodingFor } from '../domain/encodings.ts'
import { type Preview, readPreview, withDraftPublished } from '../domain/previews.ts'
import { Refusal } from '../domain/refusal.ts'
import { type Rendered, sendOnce } from './page.ts'
import { render } from './rendering.ts'
import { toResponse } from './sendable.ts'
import type { SiteOptions } from './site.ts'

export type PreviewOptions = Pick<SiteOptions, 'db' | 'site' | 'clientOf' | 'publicUrl' | 'report'> & {
  clock: () => Date
  /** Answers calls of the contract from what this database holds. */
  apiOver: (db: Db) => SiteOptions['read']
}

const unseen = { 'cache-control': forNobody, 'x-robots-tag': 'noindex, nofollow' }

/** Any page of the site, as it would be if a draft were published, for whoever holds the link. Nothing of it is remembered. */
export function previewRoutes({ db, clock, site, apiOver, clientOf, ...surroundings }: PreviewOptions) {
  const routes = new Hono()

  routes.get('*', async (c, next) => {
    const token = c.req.query('preview')
    if (token === undefined) return next()
    const preview = await readPreview(db, token, clock())
    return preview ? show(c, preview).catch((error) => explain(c, error)) : explain(c, ended())
  })

  async function show(c: Context, preview: Preview) {
    const rendering = await withDraftPublished(db, preview, clock(), (trx) => {
      const read = apiOver(trx)
      const callApi: Fetch = (path, init) => read(path, init, clientOf(c))
      return render(site, c.req.raw, { ...surroundings, callApi, preview: preview.until.toISOString() })
    })
    const response = 'answer' in rendering ? rendering.answer : await packed(c, rendering.page)
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(unseen)) headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  }

  return routes
}

/** Without a token for forms: nobody enquires about what is not on the site yet. */
async function packed(c: Context, page: Rendered) {
  return toResponse(await sendOnce(page, encodingFor(c.req.header('accept-encoding')), '', forNobody), c.req.raw)
}

function explain(c: Context, error: unknown) {
  if (!(error instanceof Refusal)) throw error
  const { status, message } = error.status === 404 ? ended() : error
  return c.text(message, status === 404 ? 410 : status, unseen)
}

function ended() {
  return new Refusal('This preview has ended. Ask whoever sent you the link for a new one.', 404)
}
