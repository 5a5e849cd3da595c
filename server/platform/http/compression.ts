import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)]
/** Fast enough to compress while a visitor waits; the maximum quality takes a hundred times as long. */
const brotliQuality = 5

/** The best encoding that an Accept-Encoding header allows. */
export function negotiateEncoding(acceptEncoding = ''): Encoding {
  if (accepts.br.test(acceptEncoding)) return 'br'
  return accepts.gzip.test(acceptEncoding) ? 'gzip' : 'identity'
}

const accepts = { br: acceptPattern('br'), gzip: acceptPattern('gzip') }

function acceptPattern(name: string) {
  return new RegExp(`(^|[,\\s])${name}\\s*(,|$|;\\s*q=(1|0\\.0*[1-9]))`, 'i')
}

export async function compress(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  if (encoding === 'identity') return bytes
  return unpooled(await (encoding === 'br' ? brotli(bytes) : gzipAsync(bytes)))
}

/** zlib's output is a part of Node's buffer pool, of which a cached page would keep a whole block of 64 KB. */
function unpooled(bytes: Buffer) {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function brotli(bytes: Buffer): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
