import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { formTokenSlot } from '@house/contract/form-token'
import { forAll, forOne } from '../domain/cache-control.ts'
import { best, brotli, compress, type Encoding } from '../domain/encodings.ts'
import type { Remembered } from '../domain/memory.ts'
import { securityHeaders } from './security-headers.ts'
import { type Sendable, toSendable } from './sendable.ts'

const decompress = promisify(brotliDecompress)

/** A rendered page, ready to be sent; or, where each visitor is given a token of their own, ready to be filled in. */
export type Page = Remembered & {
  status: number
  /** An old address: where it leads now. */
  movedTo?: string | undefined
  as: (encoding: Encoding, token: () => Promise<string>) => Promise<Sendable>
  /** Whether it was asked for by the address that it calls its own. */
  isAtOwnAddress?: boolean | undefined
  /** What can be sent without waiting for anything. */
  ready: Partial<Record<Encoding, Sendable>>
  /** How often it was sent from what was ready. */
  timesSent: number
  /** As small as can be, which takes a while. */
  squeeze: () => Promise<void>
}

export type Rendered = { html: string; status: number; headers: Record<string, string> }

export async function toPage(rendered: Rendered, version: number, cacheControl = forAll): Promise<Page> {
  const { html, status } = rendered
  if (html.includes(formTokenSlot)) return toPageWithSlot(rendered, version)
  const parts = { status, etag: etagOf(html), headers: headersOf(rendered, cacheControl) }
  const [small, smaller] = await Promise.all([compress(html, 'gzip'), compress(html, 'br')])
  const gzip = toSendable({ ...parts, encoding: 'gzip', body: small })
  const br = toSendable({ ...parts, encoding: 'br', body: smaller })
  const ready: Page['ready'] = { gzip, br }
  const unpacked = () => decompress(br.body)
  return {
    status,
    version,
    bytes: small.length + smaller.length,
    timesSent: 0,
    ready,
    async as(encoding) {
      return ready[encoding] ?? toSendable({ ...parts, encoding, body: await unpacked() })
    },
    async squeeze() {
      ready.br = toSendable({ ...parts, encoding: 'br', body: await brotli(await unpacked(), best) })
    },
  }
}

function toPageWithSlot(rendered: Rendered, version: number): Page {
  const { html, status } = rendered
  return {
    status,
    version,
    bytes: 2 * html.length,
    timesSent: 0,
    ready: {},
    as: async (encoding, token) => sendOnce(rendered, encoding, await token(), forOne),
    squeeze: async () => {},
  }
}

/** For one visitor, at once. */
export async function sendOnce(rendered: Rendered, encoding: Encoding, token: string, cacheControl: string) {
  const { html, status } = rendered
  const body = await compress(html.replaceAll(formTokenSlot, token), encoding)
  return toSendable({ status, etag: etagOf(html), headers: headersOf(rendered, cacheControl), encoding, body })
}

function headersOf({ headers }: Rendered, cacheControl: string) {
  return { ...headers, ...securityHeaders, 'cache-control': cacheControl }
}

/** Of the words, whatever they are packed in. */
function etagOf(html: string) {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
}
