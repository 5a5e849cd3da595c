import { dealerRules, enquiryRules, firstFailure, isDealer } from '@house/contract/rules'
import { findAppSetting, findBanner } from '../domain/company.ts'
import { recordEnquiry } from '../domain/leads.ts'
import { searchProducts } from '../domain/search.ts'
import { done, type Handlers, noSuchSlug, refused } from './outcome.ts'

export const companyHandlers: Pick<Handlers, 'appSetting' | 'banner' | 'search' | 'contactUs'> = {
  appSetting: async (_, { db }) => done({ data: await findAppSetting(db) }),

  banner: async ({ title }, { db }) => {
    const banner = await findBanner(db, title)
    return banner ? done(banner) : noSuchSlug()
  },

  search: async ({ keyword }, { db }) => {
    const search_results = await searchProducts(db, keyword)
    return done({ search_results }, search_results.length === 0 ? 'No search found' : 'OK')
  },

  contactUs: async (enquiry, { db, now, idempotencyKey }) => {
    const failure = isDealer(enquiry) ? firstFailure(dealerRules, enquiry) : firstFailure(enquiryRules, enquiry)
    if (failure) return refused(failure.message, 422, { field: failure.field })
    await recordEnquiry(db, enquiry, idempotencyKey, now)
    return done({}, 'Thank you. We have your enquiry and will call you back.')
  },
}
