import { type Handlers, ok, slugNotFound } from '../api/result.ts'
import { issueFormToken } from '../leads/form-token.ts'
import { searchProducts } from '../search/query.ts'
import { findAppSetting, findBanner } from './queries.ts'

export const settingsHandlers: Pick<Handlers, 'appSetting' | 'banner' | 'search'> = {
  appSetting: async (_, { db }) => ({
    ...ok({ data: await findAppSetting(db) }),
    forEach: async ({ db, now }) => ({ form_token: await issueFormToken(db, now) }),
  }),

  banner: async ({ title }, { db }) => {
    const banner = await findBanner(db, title)
    return banner ? ok(banner) : slugNotFound()
  },

  search: async ({ keyword }, { db }) => {
    const search_results = await searchProducts(db, keyword)
    return {
      ...ok({ search_results }, search_results.length === 0 ? 'No search found' : 'OK'),
      forEach: async ({ onSearch }) => {
        onSearch(keyword, search_results.length > 0)
        return undefined
      },
    }
  },
}
