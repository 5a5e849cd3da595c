import { createHash } from 'node:crypto'
import { createClient } from '@house/contract/client'
import { type OgImage, ogImagePath } from '@house/contract/pages/og-image'
import { serverPaths } from '@house/contract/urls'
import { type Context, Hono } from 'hono'
import type { CallApi } from '../../../platform/api/api-source.ts'
import { createSingleFlight } from '../../../platform/cache/single-flight.ts'
import { mediaOverApi, readDrawnBrand } from '../../../platform/company/brand/drawn-brand.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { immutable, noStore } from '../../../platform/http/cache-control.ts'
import { RequestError, textReply } from '../../../platform/http/errors.ts'
import { createPendingLimit } from '../../../platform/http/limits/pending-limit.ts'
import { describePictures } from '../../../platform/media/queries.ts'
import { type MediaStorage, ogImagePrefix, readMedia } from '../../../platform/media/storage/storage.ts'
import type { Logger } from '../../../platform/process/log.ts'
import { runAbortableTask } from '../../../platform/workers/run-task.ts'
import { isPrivate } from '../cache/cache-key.ts'
import type { SitePages } from '../routes.ts'
import { drawOgImage } from '../tasks.ts'
import type { OgPicture } from './draw.ts'

export type OgImageOptions = {
  db: Db
  pages: Pick<SitePages, 'peekPage' | 'readPage'>
  callApi: CallApi
  clientIpOf: (c: Context) => string
  media: MediaStorage
  log: Logger
}

/** Pages that are rendered for a client at a time because of their image. Who shares a page has loaded it before, so it is cached. */
const maxPagesPerClient = 2
/** More new images than a crawler has connections. */
const maxImagesPerClient = 64

const ogImageUrl = new RegExp(`^${serverPaths.ogImages}(/(?:[^/]+/)*)[0-9a-f]{16}\\.jpg$`)

/** Open Graph images of our own pages. Only the image that the page named by the URL declares is drawn, once. */
export function ogImageRoutes({ db, pages, callApi, clientIpOf, media, log }: OgImageOptions) {
  const singleFlight = createSingleFlight<Uint8Array>()
  const limitPages = createPendingLimit(maxPagesPerClient)
  const limitImages = createPendingLimit(maxImagesPerClient)

  async function find(c: Context) {
    const { pathname } = new URL(c.req.url)
    const folder = ogImageUrl.exec(pathname)?.[1]
    const page = folder?.replace(/(?<=.)\/$/, '')
    // Pages for one person have no image.
    if (!page || isPrivate(page)) return undefined
    const key = `${ogImagePrefix}${createHash('sha256').update(pathname).digest('hex').slice(0, 32)}.jpg`
    const existing = await readMedia(media, key).catch(logFailure('reading a link preview failed, drawing it again'))
    if (existing) return existing
    const { status, info } = await findPage(c, page)
    if (status >= 500) throw unavailable()
    const { ogImage, canonicalUrl = '' } = info
    if (status !== 200 || !ogImage) return undefined
    if (ogImagePath(new URL(canonicalUrl).pathname, ogImage) !== pathname) return undefined
    return limitImages(clientIpOf(c), () =>
      singleFlight(key, (signal) => create(ogImage, key, signal), c.req.raw.signal),
    )
  }

  /** Both forms of a URL, with and without a slash at its end, show the same page. */
  async function findPage(c: Context, page: string) {
    const cached = pages.peekPage(c, page) ?? pages.peekPage(c, `${page}/`)
    return cached ?? limitPages(clientIpOf(c), () => pages.readPage(c, page))
  }

  async function create(ogImage: OgImage, key: string, signal: AbortSignal) {
    const [picture, brand] = [await readPicture(ogImage.picture), await readBrand()]
    const bytes = await runAbortableTask(signal, drawOgImage, ogImage, picture, brand)
    await media.write(key, bytes).catch(logFailure('storing a link preview failed'))
    return bytes
  }

  async function readBrand() {
    const setting = await createClient(callApi).appSetting()
    if (setting.success !== '1') throw unavailable()
    return readDrawnBrand(setting.data.brand, mediaOverApi(callApi))
  }

  async function readPicture(url: string): Promise<OgPicture | undefined> {
    const response = url === '' ? undefined : await callApi(url)
    // An image without its picture would stay in the caches of social networks.
    if (response && response.status >= 500) throw unavailable()
    if (!response?.ok) return undefined
    const { focus } = (await describePictures(db, [url]))[url] ?? { focus: [0.5, 0.5] }
    // Photographs are never stored as PNG.
    return { bytes: new Uint8Array(await response.arrayBuffer()), focus, isDrawing: url.endsWith('.png') }
  }

  function logFailure(message: string) {
    return (err: unknown) => {
      log.error({ err }, message)
      return undefined
    }
  }

  const routes = new Hono()
  routes.get(`${serverPaths.ogImages}/*`, async (c) => {
    c.header('cache-control', noStore)
    const bytes = await find(c)
    if (!bytes) return c.text('There is no such image.', 404)
    c.header('content-type', 'image/jpeg')
    c.header('cache-control', immutable)
    return c.body(new Uint8Array(bytes))
  })
  routes.onError((error, c) => {
    // The client has left; nobody reads the reply.
    if (c.req.raw.signal.aborted) return c.body(null, 400)
    if (error instanceof RequestError) return textReply(c, error)
    log.error({ err: error, path: c.req.path }, 'drawing a link preview failed')
    return textReply(c, unavailable())
  })
  return routes
}

/** Why is in the log. */
function unavailable() {
  return new RequestError('The image cannot be drawn at the moment.', 503, { retryAfterSeconds: 30 })
}
