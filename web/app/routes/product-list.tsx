import type { Client } from '@house/contract/client'
import type { ProductListPlace } from '@house/contract/endpoints'
import type { Meta, ProductSummary } from '@house/contract/entities'
import { addresses } from '../addresses.ts'
import { Arrives } from '../components/arrives.tsx'
import { Head, TitleMeanwhile } from '../components/head.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, settle } from '../data/arriving.ts'
import { storedPageTitle, useStoredPageTitle } from '../data/page-title.ts'
import { revisit } from '../data/revisit.ts'
import { NotFound } from '../sections/not-found-on-demand.tsx'
import { ProductGrid, ProductGridSkeleton } from '../sections/product-grid.tsx'
import { ProductListHead, ProductListHeadSkeleton } from '../sections/product-list-head.tsx'
import { listOf } from '../structured-data/lists.ts'
import { textOf } from '../ui/html.tsx'
import type { Route } from './+types/product-list'

export function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client, params.slug), 'list')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return revisit(request, () => ({ ...read(browserApi(), params.slug), notFound: null }))
}

function read(api: Client, slug: string) {
  return { list: settle(api.product({ slug, product_page: 1 })) }
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
          <ProductGrid first={list} slug={list.slug ?? params.slug} />
        </>
      )}
    </Arrives>
  )
}

type ListHeadProps = { data: ProductSummary[] } & ProductListPlace & Meta

function ListHead({ slug, page_title, category_slug, category_title, data, ...meta }: ListHeadProps) {
  useStoredPageTitle(textOf(meta.meta_title), slug)
  const products = data.map((product) => ({ label: product.title, to: addresses.product(product.slug) }))
  return (
    <Head
      meta={meta}
      canonical={addresses.productList(category_slug, slug)}
      image={data[0]?.image ?? ''}
      name={page_title || meta.meta_title}
      places={[{ label: category_title || category_slug, to: addresses.category(category_slug) }]}
      describes={[listOf(page_title || meta.meta_title, products)]}
    />
  )
}
