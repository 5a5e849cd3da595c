import { createHash } from 'node:crypto'

/**
 * Hashes the inline scripts that carry the nonce of this rendering, and removes the nonce so that the page can be cached. A script
 * injected through content has no nonce, so the policy never allows it.
 */
export function hashInlineScripts(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`
  const scripts = html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)
  const inline = [...scripts].filter(([, attributes = '']) => attributes.includes(mark) && !/\ssrc=/.test(attributes))
  return { html: html.replaceAll(mark, ''), hashes: [...new Set(inline.map(([, , script = '']) => hashOf(script)))] }
}

/** Staff may embed images and films of other sites. Nothing else may come from elsewhere, except the map of the contact page. */
export function pageCsp(hashes: string[], isFramed = false) {
  return csp({
    'script-src': ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ['https://www.google.com'],
    'form-action': ["'self'"],
    ...(isFramed && { 'frame-ancestors': ["'self'"] }),
  })
}

/** Vite injects styles and scripts in development. */
export const developmentCsp = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'"

/** For responses that are no page. */
export const strictCsp = csp({})

/** For a file that is opened by itself, such as an SVG: none of its scripts run. */
export const fileCsp = `${strictCsp}; sandbox`

export function csp(sources: Record<string, string[]>) {
  const directives = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"], ...sources }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

function hashOf(script: string) {
  return createHash('sha256').update(script).digest('base64')
}
