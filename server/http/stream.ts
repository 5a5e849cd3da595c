import { noStore } from './cache-control.ts'

/** A reply that is made while it is sent, and no faster. */
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
