import { dayOf } from '@house/contract/time-zone'
import { type Handlers, ok, slugNotFound } from '../../api/result.ts'
import type { ContentResources } from '../../content/resource.ts'
import { issueFormToken } from '../../crypto/form-token.ts'
import { findAboutAnchors } from './about-anchors.ts'
import { findLiveColumns, findLiveLinks } from './links.ts'
import { findAppSetting, findBanner } from './queries.ts'

export const settingsHandlers = (resources: ContentResources): Pick<Handlers, 'appSetting' | 'banner'> => ({
  appSetting: async (_, { db, now }) => {
    const settings = await findAppSetting(db)
    const data = {
      ...settings,
      copyright_year: settings.copyright_year || dayOf(now.getTime()).slice(0, 4),
      hero_buttons: await findLiveLinks(db, resources, settings.hero_buttons, settings),
      footer_columns: await findLiveColumns(db, resources, settings.footer_columns, settings),
    }
    const about_anchors = await findAboutAnchors(db, settings.about_sections)
    return {
      ...ok({ data, about_anchors }),
      personalise: async ({ db, now }) => ({ form_token: await issueFormToken(db, now) }),
    }
  },

  banner: async ({ title }, { db }) => {
    const banner = await findBanner(db, title)
    return banner ? ok(banner) : slugNotFound()
  },
})
