import { isPlanPath, isQuotationPath } from '@house/contract/urls'

export type QueryParametersOf = (path: string) => readonly string[]

/** Identifies a page: its path and the query parameters it depends on, in a fixed order. */
export function cacheKey(url: string, queryParametersOf: QueryParametersOf): string {
  const start = url.indexOf('?')
  if (start === -1) return url
  const path = url.slice(0, start)
  const query = new URLSearchParams(url.slice(start + 1))
  const used = queryParametersOf(path).flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : []))
  return used.length === 0 ? path : `${path}?${new URLSearchParams(used)}`
}

/** Whether a URL is the canonical one, with or without a trailing slash. Other capitals and escapes are other spellings of it. */
export function isCanonical(url: string, canonicalUrl = ''): boolean {
  return URL.canParse(canonicalUrl) && barePath(canonicalUrl) === barePath(url) && !url.includes('?')
}

function barePath(url: string) {
  return new URL(url).pathname.replace(/\/$/, '')
}

/** Previews show unpublished content and are never cached. */
export function isPreview(url: string) {
  return /[?&]preview=/.test(url)
}

/** Plans and quotations change without a change of content, and are for whoever has their link. The router ignores case and escapes. */
export function isPrivate(url: string) {
  // Without the query string: an invalid escape there must not keep the path from being decoded.
  const [raw = ''] = url.split('?', 1)
  const path = raw.includes('%') ? decoded(raw) : raw
  return isPlanPath(path) || isQuotationPath(path)
}

function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** React Router's data requests and the web app manifest are not pages. */
export function isPageUrl(url: string) {
  return !/\.(data|webmanifest)(\?|$)/.test(url)
}
