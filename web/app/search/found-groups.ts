import type { Done, ReplyOf } from '@house/contract/endpoints'
import type { PictureFacts, SearchGroup } from '@house/contract/entities'
import { urls } from '@house/contract/urls'

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

/** Where each option of the list leads, in the order of the arrow keys. */
export function optionsOf({ groups, suggestions }: FoundGroups): string[] {
  const results = groups.flatMap((group) => group.results.map(({ hyperlink }) => hyperlink))
  return [...results, ...suggestions.map(suggestionUrl)]
}

export function suggestionUrl(word: string) {
  return `${urls.search}?q=${encodeURIComponent(word)}`
}
