import type { Client } from '@house/contract/client'
import { serverPaths } from '@house/contract/urls'
import { Hono } from 'hono'
import { mustRevalidate } from '../../http/cache-control.ts'
import { loadSharp } from '../../media/load-sharp.ts'
import type { PictureReader } from './draw-brochure.ts'
import { type BrochureContent, readCatalogue } from './read-catalogue.ts'

const background = '#F1EEE9'

/** The brochure is drawn from the catalogue on first request, and again when its content has changed. */
export function brochureRoutes(api: Client, fetchMedia: (path: string) => Promise<Response> | Response) {
  let cached: { content: string; bytes: Promise<Buffer> } | undefined

  async function drawUncached(content: BrochureContent) {
    const { drawBrochure } = await import('./draw-brochure.ts')
    return drawBrochure(content, pictureReader(fetchMedia))
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
    const bytes = await draw(await readCatalogue(api))
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', 'inline; filename="brochure.pdf"')
    c.header('cache-control', mustRevalidate)
    return c.body(new Uint8Array(bytes))
  })
  return routes
}

function pictureReader(fetchMedia: (path: string) => Promise<Response> | Response): PictureReader {
  return async (url, width, height) => {
    const response = await fetchMedia(url)
    if (!response.ok) return undefined
    // Drawings are shown whole on their background; photographs fill the frame.
    const fit = url.endsWith('.png') ? 'contain' : 'cover'
    const sharp = await loadSharp()
    return sharp(await response.arrayBuffer())
      .resize({ width, height, fit, background })
      .flatten({ background })
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer()
  }
}
