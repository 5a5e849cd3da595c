import type { Client } from '@house/contract/client'
import { isMediaUrl, serverPaths } from '@house/contract/urls'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ContentVersion } from '../../../platform/cache/content-version.ts'
import { createVersionedCache } from '../../../platform/cache/versioned-cache.ts'
import { type FetchMedia, mediaOverApi, readDrawnBrand } from '../../../platform/company/brand/drawn-brand.ts'
import { mustRevalidate, noStore, staleHeader } from '../../../platform/http/cache-control.ts'
import { runTask } from '../../../platform/workers/run-task.ts'
import { drawBrochure } from '../tasks.ts'
import { readPictures } from './pictures.ts'
import { type BrochureContent, readCatalogue } from './read-catalogue.ts'

const maxCatalogueBytes = 1024
const chunkBytes = 64 * 1024

/** The brochure is drawn from the catalogue on first request, and again when its content has changed. */
export function brochureRoutes(
  api: Client,
  fetchMedia: FetchMedia,
  version: Pick<ContentVersion, 'known' | 'current'>,
  log: Logger,
) {
  // Reading it takes more than a hundred calls.
  const catalogue = createVersionedCache<BrochureContent, 'catalogue'>({
    name: 'brochure',
    log,
    content: version,
    partitions: { catalogue: maxCatalogueBytes },
    partitionOf: () => 'catalogue',
    sizeOf: () => 1,
  })
  let cached: { content: string; bytes: Promise<Uint8Array> } | undefined

  async function drawUncached(content: BrochureContent) {
    const brand = await readDrawnBrand(content.company.brand, mediaOverApi(fetchMedia))
    const pictures = await readPictures(content, brand.palette.stone, fetchMedia)
    return runTask(drawBrochure, content, pictures, brand)
  }

  function draw(content: BrochureContent) {
    const key = JSON.stringify(content)
    if (cached?.content !== key) cached = { content: key, bytes: drawUncached(content) }
    cached.bytes.catch(() => {
      cached = undefined
    })
    return cached.bytes
  }

  const routes = new Hono()
  routes.get(serverPaths.brochure, async (c) => {
    const { value: content, isStale } = await catalogue.get('', () => readCatalogue(api))
    const { brochure } = content.company
    c.header('cache-control', isStale ? noStore : mustRevalidate)
    if (isStale) c.header(...staleHeader)
    // Links to the drawn brochure lead to the company's own, once it has uploaded one.
    if (isMediaUrl(brochure)) return c.redirect(brochure)
    const bytes = await draw(content)
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', 'inline; filename="brochure.pdf"')
    c.header('content-length', String(bytes.length))
    return c.body(inChunks(bytes))
  })
  return routes
}

/** A whole copy for each client that reads slowly would fill the memory. */
function inChunks(bytes: Uint8Array) {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(bytes.slice(sent, sent + chunkBytes))
      sent += chunkBytes
      if (sent >= bytes.length) controller.close()
    },
  })
}
