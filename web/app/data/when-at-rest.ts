const restMs = 500

/** When all that the page asked for is there, and nothing else is under way. */
export function whenAtRest(work: () => void) {
  const begin = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, restMs))
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
