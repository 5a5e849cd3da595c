import { noStore } from './cache-control.ts'

/** Streams with backpressure: the next part is generated when the client can take it. */
export function streamed(parts: AsyncIterator<string>, headers: Record<string, string>) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return?.()
    },
  })
  return new Response(body, { headers: { 'cache-control': noStore, ...headers } })
}
