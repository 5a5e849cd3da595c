import { urls } from '@house/contract/urls'
import { useLocation } from 'react-router'
import { apiContext, browserApi } from '../data/api.ts'
import { complete } from '../data/arriving.ts'
import { pageIn } from '../data/numbered-pages.ts'
import { revisit } from '../data/revisit.ts'
import type { RouteHandle } from '../data/route-handle.ts'
import { AccessoriesScreen } from '../sections/accessories/accessories-screen.tsx'
import { type AccessoriesRequest, readAccessories, readCategories } from '../sections/accessories/read-accessories.ts'
import type { Route } from './+types/accessories-shop'

const filterName = 'category'

export const handle: RouteHandle = { parameters: ['category', 'page'] }

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { search } = new URL(request.url)
  const reads = readAccessories(client, { ...requestOf(params.slug, search), page: pageIn(request) })
  return complete(client, reads, 'categories')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return revisit(request, () => ({
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
      addressOf={(category) => `${urls.accessoriesShop(slug)}?${new URLSearchParams({ [filterName]: category })}`}
      product={{ slug, name: wordsOf(slug) }}
    />
  )
}

function requestOf(slug: string, search: string): AccessoriesRequest {
  return { slug, slug_type: 'product_slug', chosen: new URLSearchParams(search).get(filterName) }
}

/** The calls of this screen do not tell the product's title, but its slug is made of it. */
function wordsOf(slug: string) {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
