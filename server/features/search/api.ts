import { type Handlers, ok } from '../../platform/api/result.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findSearchIndex } from './current-index.ts'
import { searchSite } from './search-site.ts'
import { suggestWords } from './suggestions.ts'

export type SearchServices = {
  /** Also previews search the content that is published: an index of their own for each request would take seconds. */
  db: Db
  /** Called with the words of each search of a visitor. */
  onSearch: (search: { client: string; userAgent: string; words: string; isFound: boolean }) => void
}

export function searchHandlers({ db, onSearch }: SearchServices): Pick<Handlers, 'search'> {
  return {
    search: async ({ keyword }, { log }) => {
      const { index, isStale } = await findSearchIndex(db, log)
      const groups = searchSite(index, keyword)
      const products = groups.find(({ kind }) => kind === 'products')?.results ?? []
      const search_results = products.map(({ image, ...result }) => result)
      const suggestions = groups.length === 0 ? suggestWords(index, keyword) : []
      return {
        ...ok({ search_results, groups, suggestions }, search_results.length === 0 ? 'No search found' : 'OK'),
        isStale,
        personalise: async ({ client, userAgent }) => {
          onSearch({ client, userAgent, words: keyword, isFound: groups.length > 0 })
          return undefined
        },
      }
    },
  }
}
