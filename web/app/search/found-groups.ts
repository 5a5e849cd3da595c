import type { Done, ReplyOf } from '@house/contract/endpoints'
import type { PictureFacts, SearchGroup } from '@house/contract/entities'

export type FoundGroups = {
  groups: SearchGroup[]
  suggestions: string[]
  media: Record<string, PictureFacts> | undefined
}

/** Other API servers may reply with products only, as the specification says. */
export function groupsOf({ search_results, groups, suggestions = [], media }: Done<ReplyOf<'search'>>): FoundGroups {
  const products = search_results.map((result) => ({ ...result, image: '' }))
  const only: SearchGroup[] =
    products.length > 0 ? [{ kind: 'products', label: 'Products', results: products, more: '' }] : []
  return { groups: groups ?? only, suggestions, media }
}
