import { compress, type Encoding, negotiateEncoding } from './compression.ts'

/** Smaller bodies fit into one packet anyway. */
const minCompressedLength = 1000

type Bytes = Uint8Array<ArrayBuffer>
export type CompressedBody = {
  text: string
  /** The body in the best encoding that the client accepts. */
  encodedFor: (acceptEncoding: string | undefined) => Promise<{ encoding: Encoding; body: string | Bytes }>
}

/** A text that is compressed on first use and kept. */
export function compressedBody(text: string): CompressedBody {
  const compressed: Partial<Record<Encoding, Promise<Bytes>>> = {}
  return {
    text,
    async encodedFor(acceptEncoding) {
      const encoding = text.length < minCompressedLength ? 'identity' : negotiateEncoding(acceptEncoding)
      if (encoding === 'identity') return { encoding, body: text }
      compressed[encoding] ??= compress(text, encoding).then((bytes) => new Uint8Array(bytes))
      return { encoding, body: await compressed[encoding] }
    },
  }
}
