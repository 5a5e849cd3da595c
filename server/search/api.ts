import { type Handlers, ok } from '../api/result.ts'
import { searchProducts } from './query.ts'

export const searchHandlers: Pick<Handlers, 'search'> = {
  search: async ({ keyword }, { db }) => {
    const search_results = await searchProducts(db, keyword)
    return {
      ...ok({ search_results }, search_results.length === 0 ? 'No search found' : 'OK'),
      personalise: async ({ onSearch }) => {
        onSearch(keyword, search_results.length > 0)
        return undefined
      },
    }
  },
}
