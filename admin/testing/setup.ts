import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
// A test waits for effects, not for time: on a busy machine they take longer.
configure({ asyncUtilTimeout: 20_000 })

/** What jsdom does not implement and the libraries call. */
class NoObserver {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
globalThis.ResizeObserver ??= NoObserver
globalThis.IntersectionObserver ??= NoObserver
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.checkVisibility ??= () => true
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null })
document.elementFromPoint ??= () => null
