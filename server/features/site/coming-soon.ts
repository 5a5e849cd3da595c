import { routePatterns } from '@house/contract/urls'
import type { Context } from 'hono'
import { noStore } from '../../platform/http/cache-control.ts'
import { negotiateEncoding } from '../../platform/http/compression.ts'
import { toResponse } from '../../platform/http/prepared-response.ts'
import { respondOnce } from './cache/page-cache.ts'
import { type RenderOptions, renderPage, type Site } from './render-page.ts'

type ComingSoonOptions = Pick<RenderOptions, 'publicUrl' | 'report' | 'callApi'> & { site: Site }

/** What visitors see at every URL before the site is open. Status 200, so that people are not told of an error. */
export async function renderComingSoon(c: Context, { site, ...options }: ComingSoonOptions): Promise<Response> {
  const rendering = await renderPage(site, new Request(new URL(routePatterns.comingSoon, c.req.url)), {
    ...options,
    isComingSoon: true,
  })
  if ('response' in rendering) return rendering.response
  const { page } = rendering
  const headers = { ...page.headers, 'x-robots-tag': 'noindex' }
  const encoding = negotiateEncoding(c.req.header('accept-encoding'))
  return toResponse(await respondOnce({ ...page, headers }, encoding, '', noStore), c.req.raw)
}
