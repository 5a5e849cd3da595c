import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
// A test waits for effects, not for time: on a busy machine they take longer.
configure({ asyncUtilTimeout: 20_000 })

/** What jsdom does not implement and the libraries call. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver
globalThis.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
})) as unknown as typeof window.matchMedia
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.checkVisibility ??= () => true
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
document.elementFromPoint ??= () => null
