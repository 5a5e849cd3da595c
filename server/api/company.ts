import { findAppSetting, findBanner } from '../domain/company.ts'
import { issueFormToken } from '../domain/form-token.ts'
import { searchProducts } from '../domain/search.ts'
import { done, type Handlers, noSuchSlug } from './outcome.ts'

export const companyHandlers: Pick<Handlers, 'appSetting' | 'banner' | 'search'> = {
  appSetting: async (_, { db }) => ({
    ...done({ data: await findAppSetting(db) }),
    forEach: async ({ db, now }) => ({ form_token: await issueFormToken(db, now) }),
  }),

  banner: async ({ title }, { db }) => {
    const banner = await findBanner(db, title)
    return banner ? done(banner) : noSuchSlug()
  },

  search: async ({ keyword }, { db }) => {
    const search_results = await searchProducts(db, keyword)
    return {
      ...done({ search_results }, search_results.length === 0 ? 'No search found' : 'OK'),
      forEach: async ({ onSearch }) => {
        onSearch(keyword, search_results.length > 0)
        return undefined
      },
    }
  },
}
