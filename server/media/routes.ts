import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { immutable, noStore } from '../http/cache-control.ts'
import { strictCsp } from '../http/csp.ts'
import { parseByteRange } from './byte-range.ts'
import { type MediaFiles, mimeOfFile } from './files.ts'

export const mediaHeaders = {
  // Search engines and feed readers embed our pictures.
  'cross-origin-resource-policy': 'cross-origin',
  // An SVG that is opened directly must not run scripts.
  'content-security-policy': `${strictCsp}; sandbox`,
}

export function mediaRoutes(media: MediaFiles) {
  const routes = new Hono()
  routes.get('/:hash/:file', async (c) => {
    const path = await media.requestPath(c.req.param('hash'), c.req.param('file'))
    return path ? sendFile(c, path) : c.text('There is no such file.', 404)
  })
  routes.all('*', (c) => c.text('There is no such file.', 404))
  return routes
}

/** The whole file or the requested range. URLs contain a hash of the content, so replies are immutable. */
async function sendFile(c: Context, path: string) {
  const { size, mtime } = await stat(path)
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
  c.header('content-type', mimeOfFile(path))
  c.header('content-length', String(end - start + 1))
  c.header('last-modified', mtime.toUTCString())
  if (range) c.header('content-range', `bytes ${start}-${end}/${size}`)
  if (c.req.method === 'HEAD') return c.body(null)
  const body = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
  return c.body(body, range ? 206 : 200)
}
