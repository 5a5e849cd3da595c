import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
/** Quick enough to do while a visitor waits; the best there is takes a hundred times as long. */
const quickly = 5
export const best = constants.BROTLI_MAX_QUALITY
/** Looks back 256 KB, which is farther than a page is long; memory is set aside for as much as is asked for. */
const window = 18

let last: { accepted: string; encoding: Encoding } = { accepted: '', encoding: 'identity' }

/** The best that the asker takes. Most ask in the same words. */
export function encodingFor(accepted = ''): Encoding {
  if (accepted !== last.accepted) last = { accepted, encoding: bestOf(accepted) }
  return last.encoding
}

function bestOf(accepted: string): Encoding {
  if (takesBrotli.test(accepted)) return 'br'
  return takesGzip.test(accepted) ? 'gzip' : 'identity'
}

const takesBrotli = taking('br')
export const takesGzip = taking('gzip')

function taking(name: string) {
  return new RegExp(`(^|[,\\s])${name}\\s*(,|$|;\\s*q=(1|0\\.0*[1-9]))`, 'i')
}

export function brotli(text: string | Buffer, quality = quickly): Promise<Buffer> {
  const bytes = Buffer.from(text)
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  })
}

export async function compress(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(text)
  return encoding === 'gzip' ? toGzip(text) : Buffer.from(text)
}
