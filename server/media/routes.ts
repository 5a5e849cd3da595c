import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { immutable, noStore } from '../http/cache-control.ts'
import { strictCsp } from '../http/csp.ts'
import { parseByteRange } from './byte-range.ts'
import type { MediaFiles } from './files.ts'
import { mimeOfFile } from './mime-types.ts'
import type { StoredFile } from './storage.ts'

export const mediaHeaders = {
  // Search engines and feed readers embed our pictures.
  'cross-origin-resource-policy': 'cross-origin',
  // An SVG that is opened directly must not run scripts.
  'content-security-policy': `${strictCsp}; sandbox`,
}

export function mediaRoutes(media: MediaFiles) {
  const routes = new Hono()
  routes.get('/:hash/:file', async (c) => {
    const { hash, file } = c.req.param()
    const found = await media.find(hash, file)
    return found ? sendFile(c, found, mimeOfFile(file)) : c.text('There is no such file.', 404)
  })
  routes.all('*', (c) => c.text('There is no such file.', 404))
  return routes
}

/** The whole file or the requested range. URLs contain a hash of the content, so replies are immutable. */
async function sendFile(c: Context, { size, modified, read }: StoredFile, mime: string | undefined) {
  for (const [name, value] of Object.entries(mediaHeaders)) c.header(name, value)
  c.header('accept-ranges', 'bytes')
  const range = c.req.method === 'GET' ? parseByteRange(c.req.header('range'), size) : undefined
  if (range === 'unsatisfiable') {
    c.header('cache-control', noStore)
    c.header('content-range', `bytes */${size}`)
    return c.body(null, 416)
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  c.header('cache-control', immutable)
  c.header('content-type', mime)
  c.header('content-length', String(end - start + 1))
  c.header('last-modified', modified.toUTCString())
  if (range) c.header('content-range', `bytes ${start}-${end}/${size}`)
  if (c.req.method === 'HEAD' || size === 0) return c.body(null)
  const body = Readable.toWeb(await read({ start, end })) as ReadableStream
  return c.body(body, range ? 206 : 200)
}
