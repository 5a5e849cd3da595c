import { createHash } from 'node:crypto'

export type Sealed = { html: string; hashes: string[] }

/**
 * Only scripts that carry the nonce of this rendering are ours. Their hashes go into the policy and the nonce goes away:
 * what someone managed to put between the words of a page is never among them.
 */
export function hashInlineScripts(html: string, nonce: string): Sealed {
  const mark = ` nonce="${nonce}"`
  const scripts = html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)
  const inline = [...scripts].filter(([, attributes = '']) => attributes.includes(mark) && !/\ssrc=/.test(attributes))
  return { html: html.replaceAll(mark, ''), hashes: [...new Set(inline.map(([, , script = '']) => hashOf(script)))] }
}

/** Pictures and films may be elsewhere, as staff name them; nothing else may, but the map of the contact page. */
export function pageCsp(hashes: string[]) {
  return policy({
    'script-src': ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ['https://www.google.com'],
    'form-action': ["'self'"],
  })
}

/** While screens are edited Vite puts styles and scripts into the page, and talks to it. */
export const developmentCsp = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'"

/** For answers that hold no page. */
export const strictCsp = policy({})

export function policy(sources: Record<string, string[]>) {
  const directives = { 'default-src': ["'none'"], ...sources, 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

function hashOf(script: string) {
  return createHash('sha256').update(script).digest('base64')
}
