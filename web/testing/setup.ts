import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
// A test waits for effects, not for time: on a busy machine they take longer.
configure({ asyncUtilTimeout: 20_000 })

// jsdom implements neither of these.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
Element.prototype.checkVisibility = () => true
Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} })
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
})
