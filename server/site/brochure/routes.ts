import type { Client } from '@house/contract/client'
import { Hono } from 'hono'
import { loadSharp } from '../../media/load-sharp.ts'
import type { PictureReader } from './draw-brochure.ts'
import { type BrochureContent, readCatalogue } from './read-catalogue.ts'

const ground = '#F1EEE9'

/** The brochure is drawn from the catalogue when first asked for, and again when what it shows has changed. */
export function brochureRoutes(api: Client, fetchMedia: (path: string) => Promise<Response> | Response) {
  let remembered: { content: string; bytes: Promise<Buffer> } | undefined

  async function drawAnew(content: BrochureContent) {
    const { drawBrochure } = await import('./draw-brochure.ts')
    return drawBrochure(content, pictureReader(fetchMedia))
  }

  function draw(content: BrochureContent) {
    const key = JSON.stringify(content)
    if (remembered?.content !== key) remembered = { content: key, bytes: drawAnew(content) }
    remembered.bytes.catch(() => {
      remembered = undefined
    })
    return remembered.bytes
  }

  const routes = new Hono()
  routes.get('/brochure.pdf', async (c) => {
    const bytes = await draw(await readCatalogue(api))
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', 'inline; filename="brochure.pdf"')
    c.header('cache-control', 'public, max-age=0, must-revalidate')
    return c.body(new Uint8Array(bytes))
  })
  return routes
}

function pictureReader(fetchMedia: (path: string) => Promise<Response> | Response): PictureReader {
  return async (url, width, height) => {
    const response = await fetchMedia(url)
    if (!response.ok) return undefined
    // Drawings are shown whole on the ground they are drawn on; photographs fill their frame.
    const fit = url.endsWith('.png') ? 'contain' : 'cover'
    const sharp = await loadSharp()
    return sharp(await response.arrayBuffer())
      .resize({ width, height, fit, background: ground })
      .flatten({ background: ground })
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer()
  }
}
