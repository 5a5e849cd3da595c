import { findAppSetting, findBanner } from '../domain/company.ts'
import { issueFormToken } from '../domain/form-token.ts'
import { searchProducts } from '../domain/search.ts'
import { done, type Handlers, noSuchSlug } from './outcome.ts'

export const companyHandlers: Pick<Handlers, 'appSetting' | 'banner' | 'search'> = {
  appSetting: async (_, { db, now }) =>
    done({ data: await findAppSetting(db), form_token: await issueFormToken(db, now) }),

  banner: async ({ title }, { db }) => {
    const banner = await findBanner(db, title)
    return banner ? done(banner) : noSuchSlug()
  },

  search: async ({ keyword }, { db, onSearch }) => {
    const search_results = await searchProducts(db, keyword)
    onSearch(keyword, search_results.length > 0)
    return done({ search_results }, search_results.length === 0 ? 'No search found' : 'OK')
  },
}
