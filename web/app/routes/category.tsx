import type { Client } from '@house/contract/client'
import type { SubCategoryPage, SubItem } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { Arrives } from '../components/arrives.tsx'
import { Head, TitleMeanwhile } from '../components/head.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, settle } from '../data/arriving.ts'
import { storedPageTitle, useStoredPageTitle } from '../data/page-title.ts'
import { asHtml } from '../data/placeholders.ts'
import { revisit } from '../data/revisit.ts'
import { CategoryExplanation } from '../sections/category-explanation.tsx'
import { NotFound } from '../sections/not-found-on-demand.tsx'
import { PageBanner, PageBannerSkeleton } from '../sections/page-banner.tsx'
import { SubItemPanes, SubItemPanesSkeleton } from '../sections/sub-item-panes.tsx'
import { listOf } from '../structured-data/lists.ts'
import type { Route } from './+types/category'

export function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client, params.slug), 'page')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return revisit(request, () => ({ ...read(browserApi(), params.slug), notFound: null }))
}

function read(api: Client, slug: string) {
  return { page: settle(api.subCategory({ slug })) }
}

export default function CategoryScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <Arrives
      key={params.slug}
      data={loaderData.page}
      unknown={<NotFound words={loaderData.notFound ?? undefined} />}
      meanwhile={
        <>
          <TitleMeanwhile title={storedPageTitle(params.slug)} />
          <PageBannerSkeleton lines={[7, 5, 5]} />
          <SubItemPanesSkeleton />
        </>
      }
    >
      {(page) => (
        <>
          <CategoryHead {...page} items={page.data} />
          <PageBanner image={page.page_banner} title={asHtml(page.page_title)} text={page.page_description} />
          <SubItemPanes category={page.slug} items={page.data} />
          {page.explanation && <CategoryExplanation {...page.explanation} />}
        </>
      )}
    </Arrives>
  )
}

type CategoryHeadProps = Omit<SubCategoryPage, 'data' | 'explanation'> & { items: SubItem[] }

function CategoryHead({ slug, page_title, page_description, page_banner, items, ...meta }: CategoryHeadProps) {
  useStoredPageTitle(meta.meta_title || page_title, slug)
  const places = items.map((item) => ({ label: item.title, to: urls.subItem(slug, item) }))
  return (
    <Head
      meta={meta}
      text={page_description}
      canonical={urls.category(slug)}
      image={page_banner}
      name={page_title}
      describes={[listOf(page_title, places)]}
    />
  )
}
