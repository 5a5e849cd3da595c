import { urls } from '@house/contract/urls'

export const maxCompared = 3

/** The products of a URL, in the visitor's order, and those that are too many. */
export function slugsOf(params: URLSearchParams) {
  const named = (params.get('products') ?? '').split(',').filter((slug) => /^[\w.-]{1,200}$/.test(slug))
  const slugs = [...new Map(named.map((slug) => [slug.toLowerCase(), slug])).values()]
  return { slugs: slugs.slice(0, maxCompared), surplus: slugs.slice(maxCompared) }
}

export type CompareView = { onlyDifferences?: boolean; keyword?: string }

/** The shareable URL of a comparison. */
export function compareUrl(slugs: readonly string[], { onlyDifferences = false, keyword = '' }: CompareView = {}) {
  const more = new URLSearchParams({ ...(onlyDifferences && { only: 'differences' }), ...(keyword && { q: keyword }) })
  return [urls.compare(slugs), more.toString()].filter(Boolean).join(slugs.length > 0 ? '&' : '?')
}
