import { createHash } from 'node:crypto'
import { createClient } from '@house/contract/client'
import { ogImagePath } from '@house/contract/pages/og-image'
import { serverPaths } from '@house/contract/urls'
import { Hono } from 'hono'
import type { CallApi } from '../../api-source.ts'
import { mediaOverApi, readDrawnBrand } from '../../brand/drawn-brand.ts'
import { createSingleFlight } from '../../cache/single-flight.ts'
import type { Db } from '../../db/schema.ts'
import { immutable, noStore } from '../../http/cache-control.ts'
import { RequestError, textReply } from '../../http/errors.ts'
import { describePictures } from '../../media/queries.ts'
import { type MediaStorage, ogImagePrefix, readMedia } from '../../media/storage/storage.ts'
import type { Logger } from '../../process/log.ts'
import { runTask } from '../../workers/run-task.ts'
import type { Site } from '../render-page.ts'
import type { OgPicture } from './draw.ts'

export type OgImageOptions = {
  db: Db
  site: Site
  callApi: CallApi
  publicUrl: string
  report: (error: unknown) => void
  media: MediaStorage
  log: Logger
}

const ogImageUrl = new RegExp(`^${serverPaths.ogImages}(/(?:[^/]+/)*)[0-9a-f]{16}\\.jpg$`)

/** Open Graph images of our own pages. The page named by the URL is rendered, and only the image it declares is drawn, once. */
export function ogImageRoutes({ db, site, callApi, publicUrl, report, media, log }: OgImageOptions) {
  const singleFlight = createSingleFlight<Uint8Array | undefined>()

  async function find(path: string, origin: string) {
    const page = ogImageUrl.exec(path)?.[1]
    if (!page) return undefined
    const key = `${ogImagePrefix}${createHash('sha256').update(path).digest('hex').slice(0, 32)}.jpg`
    const existing = await readMedia(media, key).catch(logFailure('reading a link preview failed, drawing it again'))
    return existing ?? singleFlight(key, () => create(path, origin + page, key))
  }

  async function create(path: string, pageUrl: string, key: string) {
    const { response, page } = await site.renderPage(new Request(pageUrl), { callApi, publicUrl, report, nonce: '' })
    const { ogImage, canonicalUrl = '' } = page
    if (response.status !== 200 || !ogImage) return undefined
    if (ogImagePath(new URL(canonicalUrl).pathname, ogImage) !== path) return undefined
    const bytes = await runTask('drawOgImage', ogImage, await readPicture(ogImage.picture), await readBrand())
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
    const { pathname, origin } = new URL(c.req.url)
    c.header('cache-control', noStore)
    const bytes = await find(pathname, origin)
    if (!bytes) return c.text('There is no such image.', 404)
    c.header('content-type', 'image/jpeg')
    c.header('cache-control', immutable)
    return c.body(new Uint8Array(bytes))
  })
  routes.onError((error, c) => {
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
