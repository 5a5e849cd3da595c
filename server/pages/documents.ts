import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { takesGzip } from '../domain/encodings.ts'

type Document = { etag: string; compressed: Buffer }

const mostKept = 256
const [compress, expand] = [promisify(gzip), promisify(gunzip)]

/** Texts made of the content, kept compressed until its version changes, or for longer where nobody can tell; those not asked for go first. */
export function keepDocuments(versionOf: () => Promise<unknown>) {
  const kept = new Map<string, { version: unknown; document: Promise<Document | undefined> }>()

  async function find(key: string, make: () => Promise<string | undefined>) {
    const known = kept.get(key)
    const version = await versionOf().catch((fault) => known?.version ?? Promise.reject(fault))
    const fresh = known && known.version === version ? known : { version, document: make().then(toDocument) }
    kept.delete(key)
    kept.set(key, fresh)
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
    try {
      const document = await fresh.document
      if (!document) kept.delete(key)
      return document
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }

  /** Answers with the document, or with 404 when there is none to be made. */
  return async function answer(c: Context, key: string, type: string, make: () => Promise<string | undefined>) {
    const document = await find(key, make)
    if (!document) return c.notFound()
    c.header('content-type', `${type}; charset=utf-8`)
    c.header('cache-control', 'public, max-age=0, must-revalidate')
    c.header('etag', document.etag)
    c.header('vary', 'accept-encoding')
    if (c.req.header('if-none-match')?.includes(document.etag)) return c.body(null, 304)
    if (!takesGzip.test(c.req.header('accept-encoding') ?? ''))
      return c.body(bytesOf(await expand(document.compressed)))
    c.header('content-encoding', 'gzip')
    return c.body(bytesOf(document.compressed))
  }
}

async function toDocument(text: string | undefined): Promise<Document | undefined> {
  if (text === undefined) return undefined
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`
  return { etag, compressed: await compress(text) }
}

function bytesOf(buffer: Buffer) {
  return new Uint8Array(buffer)
}
