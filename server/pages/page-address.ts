import { unescaped } from '@house/contract/html-to-text'

export type ParametersOf = (path: string) => readonly string[]

/** What a page is known by: its path and the parameters it depends on, in a fixed order. Nothing else reaches it. */
export function pageAddress(url: string, parametersOf: ParametersOf): string {
  const cut = url.indexOf('?')
  if (cut === -1) return url
  const path = url.slice(0, cut)
  const asked = new URLSearchParams(url.slice(cut + 1))
  const used = parametersOf(path).flatMap((name) => (asked.has(name) ? [[name, asked.get(name) ?? '']] : []))
  return used.length === 0 ? path : `${path}?${new URLSearchParams(used)}`
}

/** Whether an address is the one that its page calls its own, with or without a slash at its end: capitals and escapes make any number of others. */
export function isOwnAddress(address: string, html: string): boolean {
  const named = unescaped(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '')
  return URL.canParse(named) && bare(named) === bare(address) && !address.includes('?')
}

function bare(address: string) {
  return new URL(address).pathname.replace(/\/$/, '')
}

/** What staff look at before it is public: nothing of it is remembered. */
export function isPreview(url: string, cookie: string | undefined) {
  return /[?&]preview=/.test(url) || (cookie !== undefined && /(^|;\s*)preview=/.test(cookie))
}

/** What is no page: data that React Router's scripts may ask for, and the manifest. */
export function isPage(url: string) {
  return !/^\/__manifest\b|\.(data|webmanifest)(\?|$)/.test(url)
}
