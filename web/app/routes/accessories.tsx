import { urls } from '@house/contract/urls'
import { apiContext, browserApi } from '../data/api.ts'
import { complete } from '../data/arriving.ts'
import { pageIn } from '../data/numbered-pages.ts'
import { revisit } from '../data/revisit.ts'
import type { RouteHandle } from '../data/route-handle.ts'
import { AccessoriesScreen } from '../sections/accessories/accessories-screen.tsx'
import { type AccessoriesRequest, readAccessories, readCategories } from '../sections/accessories/read-accessories.ts'
import type { Route } from './+types/accessories'

export const handle: RouteHandle = { parameters: ['page'] }

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const reads = readAccessories(client, { ...requestOf(params.slug), page: pageIn(request) })
  return complete(client, reads, 'categories')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return revisit(request, () => ({
    categories: readCategories(browserApi(), requestOf(params.slug)),
    first: null,
    notFound: null,
  }))
}

export default function AccessoriesRoute({ loaderData, params }: Route.ComponentProps) {
  return <AccessoriesScreen loaderData={loaderData} request={requestOf(params.slug)} addressOf={urls.accessories} />
}

function requestOf(slug: string): AccessoriesRequest {
  return { slug, slug_type: 'accessory_slug' }
}
