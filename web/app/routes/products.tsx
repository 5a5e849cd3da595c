import type { Client } from '@house/contract/client'
import type { ReplyOf } from '@house/contract/endpoints'
import {
  countChosen,
  isListed,
  type ProductQuery,
  parseProductQuery,
  productQueryNames,
  toFilterFields,
  writeProductQuery,
} from '@house/contract/products/filter'
import { urls } from '@house/contract/urls'
import { useSearchParams } from 'react-router'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, notFoundPastLastPage, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { FallbackTitle, Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { pageNumberOf } from '../pagination/pagination-links.ts'
import { NotFound } from '../sections/not-found/lazy-not-found.tsx'
import { chosenIn } from '../sections/product-filter/chosen-filters.tsx'
import { FoundProducts, FoundProductsSkeleton } from '../sections/products/found-products.tsx'
import { ProductsHead, productsTitle } from '../sections/products/products-head.tsx'
import { itemListSchema } from '../structured-data/lists.ts'
import type { Route } from './+types/products'

export const handle: RouteHandle = { parameters: productQueryNames }

export function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client, request), 'products')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({ ...read(browserApi(), request), notFound: null }))
}

function read(api: Client, request: Request) {
  const { keyword, filter } = parseProductQuery(new URL(request.url).searchParams)
  const product_page = pageNumberOf(request)
  return {
    products: settle(api.products({ keyword, product_page, ...toFilterFields(filter) })).then(notFoundPastLastPage),
  }
}

export default function ProductsScreen({ loaderData }: Route.ComponentProps) {
  const page = { query: parseProductQuery(useSearchParams()[0]), urlOf: urls.products }
  return (
    <Deferred
      data={loaderData.products}
      notFound={<NotFound content={loaderData.notFound ?? undefined} />}
      fallback={
        <>
          <FallbackTitle title={productsTitle} />
          <ProductsHead {...page} />
          <FoundProductsSkeleton />
        </>
      }
    >
      {(found) => (
        <>
          <ProductsMeta query={page.query} {...found} />
          <ProductsHead {...page} />
          <FoundProducts {...found} {...page} />
        </>
      )}
    </Deferred>
  )
}

function ProductsMeta({
  query,
  data,
  facets,
  pagination_data,
}: { query: ProductQuery } & Omit<ReplyOf<'products'>, 'nearest'>) {
  const { page = 1, total = 0 } = pagination_data
  const chosen = chosenIn(query, facets).map(({ label }) => label)
  const name = [productsTitle, chosen.join(', ')].filter(Boolean).join(': ')
  const products = data.map(({ title, slug }) => ({ label: title, to: urls.product(slug) }))
  const meta = {
    meta_title: name,
    meta_description: `${name}. Filter by room, by what it solves, by how it opens and by the size of the opening.`,
    meta_keywords: '',
  }
  return (
    <Head
      meta={meta}
      canonical={urls.products(writeProductQuery(query))}
      page={page}
      image={data[0]?.image ?? ''}
      name={productsTitle}
      isUnlisted={!isListed(query) || (total === 0 && countChosen(query) > 0)}
      schemas={[itemListSchema(name, products)]}
    />
  )
}
