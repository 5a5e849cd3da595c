/** Browsers revalidate every time; a shared cache may serve the same response for a second. */
export const publicCache = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
export const privateCache = 'private, no-cache'
export const noStore = 'no-store'
/** For files of one person: neither the browser nor a proxy keeps them. */
export const privateNoStore = 'private, no-store'
export const mustRevalidate = 'public, max-age=0, must-revalidate'
/** For URLs that contain a hash of the content. */
export const immutable = 'public, max-age=31536000, immutable'

/** Marks a reply made for an earlier content version, sent because the current one cannot be made, or not yet (RFC 9211). */
export const staleHeader = ['cache-status', 'house; hit; detail=stale'] as const

export function isMarkedStale({ headers }: Response) {
  return headers.get(staleHeader[0])?.includes(staleHeader[1]) === true
}
