import { urls } from '@house/contract/urls'
import { useLocation } from 'react-router'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll } from '../api/deferred.ts'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { pageNumberOf } from '../pagination/pagination-links.ts'
import { AccessoriesScreen } from '../sections/accessories/accessories-screen.tsx'
import { type AccessoriesRequest, readAccessories, readCategories } from '../sections/accessories/read-accessories.ts'
import type { Route } from './+types/accessories-shop'

const filterName = 'category'

export const handle: RouteHandle = { parameters: ['category', 'page'] }

export function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  const { search } = new URL(request.url)
  const reads = readAccessories(client, { ...requestOf(params.slug, search), page: pageNumberOf(request) })
  return awaitAll(client, reads, 'categories')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({
    categories: readCategories(browserApi(), requestOf(params.slug, '')),
    first: null,
    notFound: null,
  }))
}

export default function AccessoriesShopRoute({ loaderData, params: { slug } }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <AccessoriesScreen
      loaderData={loaderData}
      request={requestOf(slug, search)}
      urlOf={(category) => `${urls.accessoriesShop(slug)}?${new URLSearchParams({ [filterName]: category })}`}
      product={{ slug, name: titleOf(slug) }}
    />
  )
}

function requestOf(slug: string, search: string): AccessoriesRequest {
  return { slug, slug_type: 'product_slug', chosen: new URLSearchParams(search).get(filterName) }
}

/** Derives the product's title from its slug: the calls of this screen do not return it. */
function titleOf(slug: string) {
  const title = slug.replaceAll('-', ' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}
