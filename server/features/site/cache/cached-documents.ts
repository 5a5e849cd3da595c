import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { ContentVersion } from '../../../platform/cache/content-version.ts'
import { createVersionedCache } from '../../../platform/cache/versioned-cache.ts'
import { mustRevalidate, noStore, staleHeader } from '../../../platform/http/cache-control.ts'
import { type CompressedBody, compressedBody } from '../../../platform/http/compressed-body.ts'

type Document = { etag: string; body: CompressedBody }

const maxBytes = 16 * 1024 * 1024

/** Generated text documents such as the sitemap, cached until content changes. */
export function createDocumentCache(content: Pick<ContentVersion, 'known' | 'current'>, log: Logger) {
  const cache = createVersionedCache<Document | undefined, 'documents'>({
    name: 'documents',
    log,
    content,
    partitions: { documents: maxBytes },
    partitionOf: (document) => document && 'documents',
    sizeOf: (document) => 3 * (document?.body.text.length ?? 0),
  })

  /** Answers with the document, or with 404 when `render` returns none. */
  return async function respond(c: Context, key: string, type: string, render: () => Promise<string | undefined>) {
    const { value: document, isStale } = await cache.get(key, async () => toDocument(await render()))
    if (!document) return c.notFound()
    c.header('content-type', `${type}; charset=utf-8`)
    c.header('cache-control', isStale ? noStore : mustRevalidate)
    if (isStale) c.header(...staleHeader)
    c.header('etag', document.etag)
    c.header('vary', 'accept-encoding')
    if (c.req.header('if-none-match')?.includes(document.etag)) return c.body(null, 304)
    const { encoding, body } = await document.body.encodedFor(c.req.header('accept-encoding'))
    if (encoding !== 'identity') c.header('content-encoding', encoding)
    return c.body(body)
  }
}

function toDocument(text: string | undefined): Document | undefined {
  if (text === undefined) return undefined
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`
  return { etag, body: compressedBody(text) }
}
