/**
 * A page reads and works before its scripts are there. So that they do not take the line from its words, fonts and first picture, they
 * are asked for when these have been painted, or at once where nobody looks.
 */
export function withScriptsLater(html: string) {
  if (!import.meta.env.PROD) return html
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" fetchpriority="low" ')
    .replace(/<script ([^>]*)type="module" async="">/, '<script $1type="later">')
}

/**
 * Before anything is drawn: what lies below the first screen is left out of the first frame (arriving.css). Not for someone who comes
 * back to a place further down, or is led to one.
 */
export const beforeFirstPaint = `{
const [visit] = performance.getEntriesByType('navigation')
if (!document.hidden && !location.hash && visit?.type === 'navigate') document.documentElement.classList.add('arriving')
}`

/** For the scripts, should the first picture be slow to come. */
const patienceMs = 2000

/** What was left out follows part by part, a frame each, so that none holds up a finger. */
export const afterFirstPaint = `{
const parts = [...document.querySelectorAll('.arriving main > *, .arriving main > article > *')]
const show = (at) => {
  parts[at]?.toggleAttribute('data-shown')
  if (at < parts.length) return requestAnimationFrame(() => show(at + 1))
  document.documentElement.classList.remove('arriving')
  for (const part of parts) part.removeAttribute('data-shown')
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
const whenPainted = (next) => requestAnimationFrame(() => setTimeout(next))
const picture = document.querySelector('img[fetchpriority=high]')
const startWhenPainted = () => whenPainted(start)
whenPainted(() => show(0))
if (document.hidden) start()
else if (picture) {
  picture.decode().then(startWhenPainted, startWhenPainted)
  setTimeout(start, ${patienceMs})
} else startWhenPainted()
}`
