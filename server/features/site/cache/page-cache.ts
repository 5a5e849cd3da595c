import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { formTokenSlot } from '@house/contract/enquiry/form-token'
import type { Logger } from 'pino'
import type { ContentVersion } from '../../../platform/cache/content-version.ts'
import { type Cached, createVersionedCache } from '../../../platform/cache/versioned-cache.ts'
import { privateCache, publicCache } from '../../../platform/http/cache-control.ts'
import { compress, type Encoding } from '../../../platform/http/compression.ts'
import { type PreparedResponse, prepareResponse } from '../../../platform/http/prepared-response.ts'
import { securityHeaders } from '../../../platform/http/security-headers.ts'
import type { PageInfo, RenderedPage } from '../render-page.ts'

/** A page as the cache holds it: compressed, or as HTML when every visitor gets a form token of their own. */
export type CachedPage = {
  status: number
  /** The target of a redirect, for an old URL. */
  redirectTo?: string | undefined
  /** Whether the URL is the page's canonical one. */
  isCanonical: boolean
  info: PageInfo
  bytes: number
  /** Can be sent without waiting. */
  ready: Partial<Record<Encoding, PreparedResponse>>
  respond: (encoding: Encoding, formToken: () => Promise<string>) => Promise<PreparedResponse>
}

/** Thrown when a URL has a response of another kind than a page. */
export class NotAPage extends Error {}

/** Thrown with a page that lacks something, or shows something stale, because an API call failed. It is sent, but never cached. */
export class IncompletePage extends Error {
  readonly page: CachedPage
  readonly isStale: boolean
  constructor(page: CachedPage, isStale: boolean) {
    super('the page is incomplete')
    this.page = page
    this.isStale = isStale
  }
}

const megabyte = 1024 * 1024
/** Anyone can make up searches, spellings and missing URLs: these never evict the canonical pages. */
const partitions = { canonical: 64 * megabyte, other: 8 * megabyte, missing: 2 * megabyte }

/** Caches every page until content changes. Serves the previous page while the database or the renderer fails. */
export function createPageCache(
  content: ContentVersion,
  log: Pick<Logger, 'warn'>,
  render: (key: string) => Promise<CachedPage>,
) {
  const cache = createVersionedCache<CachedPage, keyof typeof partitions>({
    name: 'pages',
    log,
    content,
    partitions,
    partitionOf({ status, isCanonical }) {
      if (status === 200) return isCanonical ? 'canonical' : 'other'
      return status === 404 || status === 410 ? 'missing' : undefined
    },
    sizeOf: ({ bytes }) => bytes,
  })

  async function get(key: string): Promise<Cached<CachedPage>> {
    try {
      return await cache.get(key, () => render(key))
    } catch (error) {
      if (error instanceof IncompletePage) return { value: error.page, isStale: error.isStale }
      throw error
    }
  }

  return {
    get,
    peek: cache.peek,
    /** Whether a request costs at most one rendering shared by everyone: cached, or canonical and stale. */
    has: (key: string) => cache.partitionHolding(key) === 'canonical' || cache.peek(key) !== undefined,
    /** Renders the most recently used pages again, one after the other, so that the next visitor does not wait. */
    async refresh(limit: number) {
      const version = content.known()
      for (const key of cache.keys('canonical').slice(0, limit)) {
        if (version === undefined || content.known() !== version) return
        await get(key).catch(() => {})
      }
    },
  }
}

const decompress = promisify(brotliDecompress)

export async function toCachedPage(
  page: RenderedPage,
  { cacheControl = publicCache, isCanonical = false }: { cacheControl?: string; isCanonical?: boolean } = {},
): Promise<CachedPage> {
  const { status, html, info } = page
  const facts = { status, isCanonical, info }
  return html.includes(formTokenSlot)
    ? { ...facts, ...keepHtml(page) }
    : { ...facts, ...(await keepCompressed(page, cacheControl)) }
}

type KeptBody = Pick<CachedPage, 'bytes' | 'ready' | 'respond'>

function keepHtml(page: RenderedPage): KeptBody {
  return {
    bytes: 2 * page.html.length,
    ready: {},
    respond: async (encoding, formToken) => respondOnce(page, encoding, await formToken(), privateCache),
  }
}

/**
 * Keeps the page as brotli, which browsers ask for. The gzip body is made when a client first asks for it.
 * A function of its own, without a closure over the page: its HTML is ten times as large as the compressed body.
 */
async function keepCompressed(page: RenderedPage, cacheControl: string): Promise<KeptBody> {
  const parts = { status: page.status, etag: page.etag, headers: headersOf(page, cacheControl) }
  const br = await compress(page.html, 'br')
  const ready: CachedPage['ready'] = { br: prepareResponse({ ...parts, encoding: 'br', body: br }) }
  return {
    // The gzip body is about as large.
    bytes: 2 * br.length,
    ready,
    async respond(encoding) {
      if (ready[encoding]) return ready[encoding]
      const prepared = prepareResponse({ ...parts, encoding, body: await compress(await decompress(br), encoding) })
      if (encoding === 'gzip') ready.gzip = prepared
      return prepared
    },
  }
}

/** A response for one visitor. */
export async function respondOnce(page: RenderedPage, encoding: Encoding, formToken: string, cacheControl: string) {
  const { html, status, etag } = page
  const body = await compress(html.replaceAll(formTokenSlot, formToken), encoding)
  return prepareResponse({ status, etag, headers: headersOf(page, cacheControl), encoding, body })
}

function headersOf({ headers }: RenderedPage, cacheControl: string) {
  return { ...headers, ...securityHeaders, 'cache-control': cacheControl }
}
