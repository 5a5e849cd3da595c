/** A browser asks each time whether it has changed; a shared cache may spare us the same question for a second. */
export const publicCache = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
export const privateCache = 'private, no-cache'
export const noStore = 'no-store'
