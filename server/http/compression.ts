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

export async function compress(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(text)
  return encoding === 'gzip' ? gzipAsync(text) : Buffer.from(text)
}

function brotli(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text)
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
