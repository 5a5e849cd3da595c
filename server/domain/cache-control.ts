/** A browser asks each time whether it has changed; a shared cache may spare us the same question for a second. */
export const forAll = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
export const forOne = 'private, no-cache'
export const forNobody = 'no-store'
