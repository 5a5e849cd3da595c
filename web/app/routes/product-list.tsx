import type { Client } from '@house/contract/client'
import type { Page, ProductListContext } from '@house/contract/endpoints'
import type { Meta, ProductSummary } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, type Read, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { FallbackTitle, Head } from '../head/head.tsx'
import { storedPageTitle, useStoredPageTitle } from '../head/page-title.ts'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { pageNumberOf } from '../pagination/pagination-links.ts'
import { NotFound } from '../sections/not-found/lazy-not-found.tsx'
import { ProductGrid, ProductGridSkeleton } from '../sections/product-list/product-grid.tsx'
import { ProductListHead, ProductListHeadSkeleton } from '../sections/product-list/product-list-head.tsx'
import { itemListSchema } from '../structured-data/lists.ts'
import { textOf } from '../ui/html.tsx'
import type { Route } from './+types/product-list'

export const handle: RouteHandle = { parameters: ['page'] }

export function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client, params.slug, pageNumberOf(request)), 'list')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({
    ...read(browserApi(), params.slug, pageNumberOf(request)),
    notFound: null,
  }))
}

function read(api: Client, slug: string, product_page: number) {
  return { list: settle(api.product({ slug, product_page })).then(notFoundPastLastPage) }
}

/** A page number past the last one is a 404. */
function notFoundPastLastPage(list: Read<'product'>): Read<'product'> {
  return list?.success === '0' && list.status === 404 ? { ...list, success: '6' } : list
}

export default function ProductListScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <Deferred
      key={params.slug}
      data={loaderData.list}
      notFound={<NotFound content={loaderData.notFound ?? undefined} />}
      fallback={
        <>
          <FallbackTitle title={storedPageTitle(params.slug)} />
          <ProductListHeadSkeleton />
          <ProductGridSkeleton />
        </>
      }
    >
      {(list) => (
        <>
          <ListHead {...list} slug={list.slug ?? params.slug} category_slug={list.category_slug ?? params.category} />
          <ProductListHead {...list} category_slug={list.category_slug ?? params.category} />
          <ProductGrid
            first={list}
            slug={list.slug ?? params.slug}
            address={urls.productList(list.category_slug ?? params.category, list.slug ?? params.slug)}
          />
        </>
      )}
    </Deferred>
  )
}

type ListHeadProps = Page<ProductSummary> & ProductListContext & Meta

function ListHead({ slug, page_title, category_slug, category_title, data, pagination_data, ...meta }: ListHeadProps) {
  useStoredPageTitle(textOf(meta.meta_title || page_title), slug)
  const products = data.map((product) => ({ label: product.title, to: urls.product(product.slug) }))
  return (
    <Head
      meta={meta}
      text={`${page_title}: ${data.map(({ title }) => title).join(', ')}`}
      canonical={urls.productList(category_slug, slug)}
      page={pagination_data.page ?? 1}
      image={data[0]?.image ?? ''}
      name={page_title || meta.meta_title}
      breadcrumbs={[{ label: category_title || category_slug, to: urls.category(category_slug) }]}
      schemas={[itemListSchema(page_title || meta.meta_title, products)]}
    />
  )
}
