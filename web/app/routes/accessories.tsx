import { urls } from '@house/contract/urls'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll } from '../api/deferred.ts'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { pageNumberOf } from '../pagination/pagination-links.ts'
import { AccessoriesScreen } from '../sections/accessories/accessories-screen.tsx'
import { type AccessoriesRequest, readAccessories, readCategories } from '../sections/accessories/read-accessories.ts'
import type { Route } from './+types/accessories'

export const handle: RouteHandle = { parameters: ['page'] }

export function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  const reads = readAccessories(client, { ...requestOf(params.slug), page: pageNumberOf(request) })
  return awaitAll(client, reads, 'categories')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({
    categories: readCategories(browserApi(), requestOf(params.slug)),
    first: null,
    notFound: null,
  }))
}

export default function AccessoriesRoute({ loaderData, params }: Route.ComponentProps) {
  return <AccessoriesScreen loaderData={loaderData} request={requestOf(params.slug)} urlOf={urls.accessories} />
}

function requestOf(slug: string): AccessoriesRequest {
  return { slug, slug_type: 'accessory_slug' }
}
