import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { immutable, noStore } from '../http/cache-control.ts'
import { fileCsp, strictCsp } from '../http/csp.ts'
import { RequestError, textReply } from '../http/errors.ts'
import type { Logger } from '../process/log.ts'
import { parseByteRange } from './byte-range.ts'
import type { MediaFiles } from './files.ts'
import { mimeOfFile } from './mime-types.ts'
import type { StoredFile } from './storage/storage.ts'

const retryAfterSeconds = 30

export const mediaHeaders = {
  // Search engines and feed readers embed our pictures.
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': fileCsp,
}

/** Neither a missing file nor a failing storage may stay in a cache: a file can be stored again under the same URL. */
export function mediaRoutes(media: MediaFiles, log: Logger, clientIpOf: (c: Context) => string) {
  const routes = new Hono()
  routes.get('/:hash/:file', async (c) => {
    const { hash, file } = c.req.param()
    const found = await media.find(hash, file, { clientIp: clientIpOf(c), signal: c.req.raw.signal })
    return found ? sendFile(c, found, mimeOfFile(file)) : sendMissing(c)
  })
  routes.all('*', sendMissing)
  routes.onError((error, c) => {
    c.header('cache-control', noStore)
    // The client has left; nobody reads the reply.
    if (c.req.raw.signal.aborted) return c.body(null, 400)
    // Too many pictures are being made.
    if (error instanceof RequestError) return textReply(c, error)
    log.error({ err: error, path: c.req.path }, 'reading a media file failed')
    c.header('retry-after', String(retryAfterSeconds))
    return c.text('The file cannot be read at the moment.', 503)
  })
  return routes
}

function sendMissing(c: Context) {
  c.header('cache-control', noStore)
  return c.text('There is no such file.', 404)
}

/** The whole file or the requested range. URLs contain a hash of the content, so replies are immutable. */
async function sendFile(c: Context, { size, modified, read }: StoredFile, mime: string | undefined) {
  const range = c.req.method === 'GET' ? parseByteRange(c.req.header('range'), size) : undefined
  const { start, end } = typeof range === 'object' ? range : { start: 0, end: size - 1 }
  const hasBody = c.req.method !== 'HEAD' && size > 0 && range !== 'unsatisfiable'
  // Before the headers, which a failure would send with its error.
  const body = hasBody ? (Readable.toWeb(await read({ start, end })) as ReadableStream) : null
  for (const [name, value] of Object.entries(mediaHeaders)) c.header(name, value)
  // Browsers show no PDF in a sandbox.
  if (mime === 'application/pdf') c.header('content-security-policy', strictCsp)
  c.header('accept-ranges', 'bytes')
  if (range === 'unsatisfiable') {
    c.header('cache-control', noStore)
    c.header('content-range', `bytes */${size}`)
    return c.body(null, 416)
  }
  c.header('cache-control', immutable)
  c.header('content-type', mime)
  c.header('content-length', String(end - start + 1))
  c.header('last-modified', modified.toUTCString())
  if (range) c.header('content-range', `bytes ${start}-${end}/${size}`)
  return body ? c.body(body, range ? 206 : 200) : c.body(null)
}
