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
 * Both scripts have run when React takes the page over, and are not sent again with it.
 * Before anything is drawn: what lies below the first screen is left out of the first frame (arriving.css). Not for someone who comes
 * back to a place further down, or is led to one.
 */
export const beforeFirstPaint = import.meta.env.SSR
  ? `{
const [visit] = performance.getEntriesByType('navigation')
if (!document.hidden && !location.hash && visit?.type === 'navigate') document.documentElement.classList.add('arriving')
}`
  : ''

/** Should the main picture be slow to come, or a browser never say that it has painted. */
const patienceMs = 2000

/** A browser gives a font so long, then does without it on this page (`font-display: optional`). */
const fontPatienceMs = 100

/**
 * What was left out follows part by part, a frame each; then the scripts are asked for, read and run one by one, the one that brings
 * the page to life (entry.client.tsx) last, by the router's own script. Each step is short, so that none holds up a finger.
 */
export const afterFirstPaint = import.meta.env.SSR
  ? `{
const parts = [...document.querySelectorAll('.arriving :is(main > *, main > article > *, body > footer):not(script)')]
const showAll = () => document.documentElement.classList.remove('arriving')
const begin = () => requestAnimationFrame(() => show(0))
const show = (at) => {
  parts[at]?.toggleAttribute('data-shown', true)
  if (at < parts.length) requestAnimationFrame(() => show(at + 1))
  else showAll()
}
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const start = async () => {
  const waiting = document.querySelector('script[type=later]')
  if (!waiting) return
  waiting.type = 'taken'
  const links = [...document.querySelectorAll('link[rel=later]')]
  for (const link of links) {
    link.rel = 'modulepreload'
    if (!document.hidden) await after(0)
  }
  const early = links.filter(({ href, relList }) => !href.includes('/entry.client') && relList.supports('modulepreload'))
  for (const { href } of early) await import(href).catch(() => {})
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = waiting.textContent
  document.head.append(script)
}
const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
const idle = window.requestIdleCallback ?? requestAnimationFrame
const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => idle(start, { timeout: 1000 })))
const italics = () => document.querySelector(':is(h1, h2, h3, .font-display) em') && document.fonts.load('italic 1em Instrument Serif')
painted.then(() => Promise.race([italics(), after(${fontPatienceMs})])).then(begin, begin)
Promise.all([painted, document.querySelector('img[fetchpriority=high]')?.decode()]).then(soon, soon)
setTimeout(() => [start(), showAll()], document.hidden ? 0 : ${patienceMs})
}`
  : ''
