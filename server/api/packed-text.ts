import { compress, type Encoding, encodingFor } from '../domain/encodings.ts'

/** Below this it goes in one packet either way. */
const worthPackingFrom = 1000

type Bytes = Uint8Array<ArrayBuffer>
export type PackedText = {
  text: string
  /** What is sent to someone who accepts these encodings. */
  packedFor: (accepted: string | undefined) => Promise<{ encoding: Encoding; body: string | Bytes }>
}

/** A text that is packed when it is first asked for so, and then stays. */
export function packedText(text: string): PackedText {
  const packed: Partial<Record<Encoding, Promise<Bytes>>> = {}
  return {
    text,
    async packedFor(accepted) {
      const encoding = text.length < worthPackingFrom ? 'identity' : encodingFor(accepted)
      if (encoding === 'identity') return { encoding, body: text }
      packed[encoding] ??= compress(text, encoding).then((bytes) => new Uint8Array(bytes))
      return { encoding, body: await packed[encoding] }
    },
  }
}
