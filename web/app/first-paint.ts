/** The router ends its words in a script of their own, and each script is a hash in the policy. */
const lastWord =
  /<\/script><!--\$--><script[^>]*>(window\.__reactRouterContext\.streamController\.close\(\);)<\/script><!--\/\$-->/

/**
 * A page reads and works before its scripts are there. So that they do not take the line from its words, fonts and first picture, they
 * are asked for when these have been painted and the browser is idle, or at once where nobody looks.
 */
export function withScriptsLater(html: string) {
  if (!import.meta.env.PROD) return html
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" fetchpriority="low" ')
    .replace(/<script ([^>]*)type="module" async="">/, '<script $1type="later">')
    .replace(lastWord, '$1</script>')
}

/**
 * Before anything is drawn: what lies below the first screen is left out of the first frame (arriving.css). Not for someone who comes
 * back to a place further down, or is led to one.
 */
export const beforeFirstPaint = `{
const [visit] = performance.getEntriesByType('navigation')
if (!document.hidden && !location.hash && visit?.type === 'navigate') document.documentElement.classList.add('arriving')
}`

/** Should the main picture be slow to come, or a browser never say that it has painted. */
const patienceMs = 2000

/** What was left out follows part by part, a frame each, so that none holds up a finger. */
export const afterFirstPaint = `{
const parts = [...document.querySelectorAll('.arriving main > *, .arriving main > article > *')]
const showAll = () => document.documentElement.classList.remove('arriving')
const show = (at) => {
  parts[at]?.toggleAttribute('data-shown')
  if (at < parts.length) requestAnimationFrame(() => show(at + 1))
  else showAll()
}
const start = () => {
  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
  const waiting = document.querySelector('script[type=later]')
  if (!waiting) return
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = waiting.textContent
  waiting.replaceWith(script)
}
const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
const idle = window.requestIdleCallback ?? requestAnimationFrame
const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => idle(start, { timeout: 1000 })))
painted.then(() => requestAnimationFrame(() => show(0)))
Promise.all([painted, document.querySelector('img[fetchpriority=high]')?.decode()]).then(soon, soon)
setTimeout(() => [start(), showAll()], document.hidden ? 0 : ${patienceMs})
}`
