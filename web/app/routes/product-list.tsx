import type { Client } from '@house/contract/client'
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
          <ListMeta {...list} category={list.category_slug ?? params.category} image={list.data[0]?.image} />
          <ProductListHead {...list} category_slug={list.category_slug ?? params.category} />
          <ProductGrid first={list} slug={list.slug ?? params.slug} />
        </>
      )}
    </Arrives>
  )
}

type ListMetaProps = {
  slug: string
  category: string
  image: string | undefined
  meta_title: string
  meta_description: string
  meta_keywords: string
}

function ListMeta({ slug, category, image, meta_title, meta_description, meta_keywords }: ListMetaProps) {
  useStoredPageTitle(textOf(meta_title), slug)
  return (
    <Head
      meta={{ meta_title, meta_description, meta_keywords }}
      canonical={addresses.productList(category, slug)}
      {...(image && { image })}
    />
  )
}
