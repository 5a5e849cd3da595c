import type { Client } from '@house/contract/client'
import type { Page, ProductListContext } from '@house/contract/endpoints'
import type { Facet, Meta, ProductSummary } from '@house/contract/entities'
import {
  isEmptyFilter,
  isListed,
  type ProductQuery,
  parseFilter,
  toFilterFields,
  writeProductQuery,
} from '@house/contract/products/filter'
import { filterNames } from '@house/contract/products/filter-names'
import { urls } from '@house/contract/urls'
import { use } from 'react'
import { useSearchParams } from 'react-router'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, type Deferrable, notFoundPastLastPage, type Read, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { FallbackTitle, Head } from '../head/head.tsx'
import { storedPageTitle, useStoredPageTitle } from '../head/page-title.ts'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { pageNumberOf } from '../pagination/pagination-links.ts'
import { NotFound } from '../sections/not-found/lazy-not-found.tsx'
import { chosenIn } from '../sections/product-filter/chosen-filters.tsx'
import { ListFilter } from '../sections/product-list/list-filter.tsx'
import { ProductGrid, ProductGridSkeleton } from '../sections/product-list/product-grid.tsx'
import { ProductListHead, ProductListHeadSkeleton } from '../sections/product-list/product-list-head.tsx'
import { itemListSchema } from '../structured-data/lists.ts'
import { textOf } from '../ui/html.tsx'
import type { Route } from './+types/product-list'

export const handle: RouteHandle = { parameters: [...filterNames, 'page'] }

export function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client, params.slug, request), 'list')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({
    ...read(browserApi(), params.slug, request),
    notFound: null,
  }))
}

function read(api: Client, slug: string, request: Request) {
  const fields = toFilterFields(filterIn(new URL(request.url).searchParams))
  return {
    list: settle(api.product({ slug, product_page: pageNumberOf(request), ...fields })).then(notFoundPastLastPage),
    facets: settle(api.products({ slug, ...fields })),
  }
}

function filterIn(params: URLSearchParams) {
  return parseFilter((name) => params.get(name))
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
        <ProductList
          {...list}
          slug={list.slug ?? params.slug}
          category_slug={list.category_slug ?? params.category}
          filters={loaderData.facets}
        />
      )}
    </Deferred>
  )
}

type ListReply = Page<ProductSummary> & ProductListContext & Meta
type ProductListProps = ListReply & { filters: Deferrable<Read<'products'>> }

/** The list waits for its filters, so that nothing moves when they come; it does without them if they fail. */
function ProductList({ filters, ...list }: ProductListProps) {
  const { slug, category_slug, data } = list
  const query = { keyword: '', filter: filterIn(useSearchParams()[0]) }
  const urlOf = (other: string) => urls.productList(category_slug, slug, other)
  const address = urlOf(writeProductQuery(query))
  const reply = filters instanceof Promise ? use(filters) : filters
  const found = reply?.success === '1' ? reply : null
  return (
    <>
      <ListHead {...list} canonical={address} query={query} facets={found?.facets ?? []} />
      <ProductListHead {...list} />
      {found && <ListFilter {...found} query={query} urlOf={urlOf} />}
      {(data.length > 0 || isEmptyFilter(query.filter)) && (
        <ProductGrid key={address} first={list} slug={slug} filter={query.filter} address={address} />
      )}
    </>
  )
}

type ListHeadProps = ListReply & { canonical: string; query: ProductQuery; facets: Facet[] }

function ListHead({ canonical, query, facets, ...list }: ListHeadProps) {
  const { slug, page_title, category_slug, category_title, data, pagination_data, ...meta } = list
  const chosen = chosenIn(query, facets).map(({ label }) => label)
  const title = [meta.meta_title || page_title, chosen.join(', ')].filter(Boolean).join(': ')
  useStoredPageTitle(textOf(meta.meta_title || page_title), slug)
  const products = data.map((product) => ({ label: product.title, to: urls.product(product.slug) }))
  return (
    <Head
      meta={isEmptyFilter(query.filter) ? meta : { ...meta, meta_title: title, meta_description: '' }}
      text={`${isEmptyFilter(query.filter) ? page_title : title}: ${data.map(({ title }) => title).join(', ')}`}
      canonical={canonical}
      isUnlisted={!isListed(query) || (data.length === 0 && !isEmptyFilter(query.filter))}
      page={pagination_data.page ?? 1}
      image={data[0]?.image ?? ''}
      name={page_title || meta.meta_title}
      breadcrumbs={[{ label: category_title || category_slug, to: urls.category(category_slug) }]}
      schemas={[itemListSchema(page_title || meta.meta_title, products)]}
    />
  )
}
