import type { Client } from '@house/contract/client'
import type { Page, ProductListPlace } from '@house/contract/endpoints'
import type { Meta, ProductSummary } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { Arrives } from '../components/arrives.tsx'
import { Head, TitleMeanwhile } from '../components/head.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, type Read, settle } from '../data/arriving.ts'
import { pageIn } from '../data/numbered-pages.ts'
import { storedPageTitle, useStoredPageTitle } from '../data/page-title.ts'
import { revisit } from '../data/revisit.ts'
import type { RouteHandle } from '../data/route-handle.ts'
import { NotFound } from '../sections/not-found-on-demand.tsx'
import { ProductGrid, ProductGridSkeleton } from '../sections/product-grid.tsx'
import { ProductListHead, ProductListHeadSkeleton } from '../sections/product-list-head.tsx'
import { listOf } from '../structured-data/lists.ts'
import { textOf } from '../ui/html.tsx'
import type { Route } from './+types/product-list'

export const handle: RouteHandle = { parameters: ['page'] }

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client, params.slug, pageIn(request)), 'list')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return revisit(request, () => ({ ...read(browserApi(), params.slug, pageIn(request)), notFound: null }))
}

function read(api: Client, slug: string, product_page: number) {
  return { list: settle(api.product({ slug, product_page })).then(unknownPastTheEnd) }
}

/** There is nothing at the address of a page past the last one. */
function unknownPastTheEnd(list: Read<'product'>): Read<'product'> {
  return list?.success === '0' && list.status === 404 ? { ...list, success: '6' } : list
}

export default function ProductListScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <Arrives
      key={params.slug}
      data={loaderData.list}
      unknown={<NotFound words={loaderData.notFound ?? undefined} />}
      meanwhile={
        <>
          <TitleMeanwhile title={storedPageTitle(params.slug)} />
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
    </Arrives>
  )
}

type ListHeadProps = Page<ProductSummary> & ProductListPlace & Meta

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
      places={[{ label: category_title || category_slug, to: urls.category(category_slug) }]}
      describes={[listOf(page_title || meta.meta_title, products)]}
    />
  )
}
