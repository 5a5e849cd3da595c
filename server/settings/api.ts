import { type Handlers, ok, slugNotFound } from '../api/result.ts'
import { issueFormToken } from '../leads/form-token.ts'
import { findAppSetting, findBanner } from './queries.ts'

export const settingsHandlers: Pick<Handlers, 'appSetting' | 'banner'> = {
  appSetting: async (_, { db }) => ({
    ...ok({ data: await findAppSetting(db) }),
    personalise: async ({ db, now }) => ({ form_token: await issueFormToken(db, now) }),
  }),

  banner: async ({ title }, { db }) => {
    const banner = await findBanner(db, title)
    return banner ? ok(banner) : slugNotFound()
  },
}
