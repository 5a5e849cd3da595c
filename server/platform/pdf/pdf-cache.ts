import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { DrawnBrand } from '../company/brand/drawn-brand.ts'
import { RequestError } from '../http/errors.ts'
import { TooManyTasks } from '../workers/run-task.ts'

const maxCached = 50
/** What could not be drawn is not tried again for this long. */
const failedForMs = 60_000

type Draw<Content> = (content: Content, brand: DrawnBrand) => Promise<Uint8Array>

/** The same PDF, asked for again and again, is drawn once; more than `maxPending` at a time are refused. */
export function createPdfCache<Content>(draw: Draw<Content>, maxPending = Number.POSITIVE_INFINITY): Draw<Content> {
  const cache = new LRUCache<string, Promise<Uint8Array>>({ max: maxCached })
  let pending = 0
  return (content, brand) => {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
    const cached = cache.get(key)
    if (cached) return cached
    if (pending >= maxPending) return Promise.reject(new TooManyTasks())
    pending += 1
    const drawn = draw(content, brand).finally(() => {
      pending -= 1
    })
    cache.set(key, drawn)
    drawn.catch((error) => {
      const forget = () => cache.delete(key)
      // Such an error says when to try again: the document is not at fault.
      if (error instanceof RequestError) forget()
      else setTimeout(forget, failedForMs).unref()
    })
    return drawn
  }
}
