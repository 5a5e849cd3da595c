import type { Client } from '@house/contract/client'
import { Hono } from 'hono'
import type { ContentVersion } from '../../platform/cache/content-version.ts'
import type { FetchMedia } from '../../platform/company/brand/drawn-brand.ts'
import type { Feature } from '../../platform/feature.ts'
import { adminSpa } from './admin-spa.ts'
import { brochureRoutes } from './brochure/routes.ts'
import { type SeoOptions, seoRoutes } from './seo/routes.ts'

type SiteServices = SeoOptions & {
  api: Client
  callApi: FetchMedia
  contentVersion: Pick<ContentVersion, 'known' | 'current'>
  adminFolder: string | undefined
}

/** The pages themselves are put together in app.ts: the page cache in front of the router needs them too. */
export const site = {
  routes: (services: SiteServices) => {
    const { api, callApi, contentVersion, log, adminFolder } = services
    const routes = new Hono()
    routes.route('/', brochureRoutes(api, callApi, contentVersion, log))
    routes.route('/', seoRoutes(services))
    routes.route('/', adminSpa(adminFolder, api))
    return routes
  },
} satisfies Feature
