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

export const startLater = `{
const start = () => {
  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
  const waiting = document.querySelector('script[type=later]')
  if (!waiting) return
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = waiting.textContent
  waiting.replaceWith(script)
}
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
}`
