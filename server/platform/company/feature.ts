import type { Client } from '@house/contract/client'
import type { ContentResources } from '../content/resource.ts'
import type { Feature } from '../feature.ts'
import type { MediaLibrary } from '../media/library.ts'
import { companyArchive } from './archive.ts'
import type { FetchMedia } from './brand/drawn-brand.ts'
import { brandRoutes } from './brand/routes.ts'
import { brandHandlers } from './brand/staff-api.ts'
import { companyContent } from './content.ts'
import { settingsHandlers } from './settings/api.ts'
import { type SettingsServices, settingsHandlers as settingsStaffHandlers } from './settings/staff-api.ts'

type BrandServices = { api: Client; callApi: FetchMedia }

export const company = {
  content: companyContent,
  archive: companyArchive,
  publicHandlers: ({ resources }: { resources: ContentResources }) => settingsHandlers(resources),
  staffHandlers: (services: SettingsServices & { library: MediaLibrary }) => ({
    ...brandHandlers(services.library),
    ...settingsStaffHandlers(services),
  }),
  routes: ({ api, callApi }: BrandServices) => brandRoutes(api, callApi),
  mediaColumns: [{ resource: 'settings', table: 'settings', title: 'id', columns: ['document'] }],
} satisfies Feature
