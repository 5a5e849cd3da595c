import { type Handlers, ok, slugNotFound } from '../api/result.ts'
import { issueFormToken } from '../leads/form-token.ts'
import { findLiveColumns } from './footer.ts'
import { findAppSetting, findBanner } from './queries.ts'
import { dayOf } from './timezone.ts'

export const settingsHandlers: Pick<Handlers, 'appSetting' | 'banner'> = {
  appSetting: async (_, { db, now }) => {
    const settings = await findAppSetting(db)
    const data = {
      ...settings,
      copyright_year: settings.copyright_year || dayOf(now.getTime()).slice(0, 4),
      footer_columns: await findLiveColumns(db, settings.footer_columns),
    }
    return { ...ok({ data }), personalise: async ({ db, now }) => ({ form_token: await issueFormToken(db, now) }) }
  },

  banner: async ({ title }, { db }) => {
    const banner = await findBanner(db, title)
    return banner ? ok(banner) : slugNotFound()
  },
}
