import { createHash, randomBytes } from 'node:crypto'
import type { Fetch } from '@house/contract/client'
import type { OgImage } from '@house/contract/pages/og-image'
import { isMarkedStale } from '../../platform/http/cache-control.ts'
import { developmentCsp, hashInlineScripts, pageCsp } from '../../platform/http/csp.ts'

export type RenderOptions = {
  /** Reads everything the page shows. */
  callApi: Fetch
  /** Origin for canonical links; '' to use the request's own. */
  publicUrl: string
  report: (error: unknown) => void
  /** Marks the page's own scripts, which the CSP allows. */
  nonce: string
  /** When a preview link expires; undefined for the public page. */
  preview?: string | undefined
  /** Whether this is the page that visitors see before the site is open. */
  isComingSoon?: boolean
  /** Whether the back office may show the page in a frame. */
  isFramed?: boolean
}

/** What the renderer knows about a page besides its HTML. */
export type PageInfo = { canonicalUrl?: string; title?: string; ogImage?: OgImage }

/** The built site, as the server sees it. */
export type Site = {
  renderPage: (request: Request, options: RenderOptions) => Promise<{ response: Response; page: PageInfo }>
  /** The query parameters that the page at a path depends on; without it, none. */
  queryParametersOf?: (path: string) => readonly string[]
  /** Folder of the built scripts, styles and fonts; undefined in development, where Vite serves them. */
  assets?: string
  /** Pages are rendered anew for every request. */
  isDevelopment?: boolean
}

export type RenderedPage = {
  html: string
  etag: string
  status: number
  headers: Record<string, string>
  info: PageInfo
}

/** A page, or a response of another kind. `isComplete` is false when an API call it needed failed; `isStale` when one had a stale reply. */
export type Rendering = { isComplete: boolean; isStale: boolean } & ({ page: RenderedPage } | { response: Response })

export async function renderPage(
  site: Site,
  request: Request,
  options: Omit<RenderOptions, 'nonce'>,
): Promise<Rendering> {
  const nonce = randomBytes(16).toString('base64url')
  let isComplete = true
  let isStale = false
  const callApi: Fetch = async (path, init) => {
    try {
      const response = await options.callApi(path, init)
      if (response.status >= 500) isComplete = false
      if (isMarkedStale(response)) isStale = true
      return response
    } catch (error) {
      isComplete = false
      throw error
    }
  }
  const { response, page: info } = await site.renderPage(request, { ...options, callApi, nonce })
  if (!response.headers.get('content-type')?.startsWith('text/html')) return { isComplete, isStale, response }
  const { status } = response
  const { html, hashes } = hashInlineScripts(await response.text(), nonce)
  const headers = Object.fromEntries(response.headers)
  headers['content-security-policy'] = site.isDevelopment ? developmentCsp : pageCsp(hashes, options.isFramed)
  const page = { html, etag: etagOf(html), status, headers, info }
  return { isComplete: isComplete && status < 500, isStale, page }
}

function etagOf(html: string) {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
}
