/** Browsers revalidate every time; a shared cache may serve the same response for a second. */
export const publicCache = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
export const privateCache = 'private, no-cache'
export const noStore = 'no-store'
