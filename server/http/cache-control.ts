/** Browsers revalidate every time; a shared cache may serve the same response for a second. */
export const publicCache = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
export const privateCache = 'private, no-cache'
export const noStore = 'no-store'
/** For files of one person: neither the browser nor a proxy keeps them. */
export const privateNoStore = 'private, no-store'
export const mustRevalidate = 'public, max-age=0, must-revalidate'
/** For URLs that contain a hash of the content. */
export const immutable = 'public, max-age=31536000, immutable'
