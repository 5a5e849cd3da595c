import type { Client } from '@house/contract/client'
import type { SubCategoryPage, SubItem } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { SectionBoundary, SectionFallback } from '../components/section-boundary.tsx'
import { FallbackTitle, Head } from '../head/head.tsx'
import { storedPageTitle, useStoredPageTitle } from '../head/page-title.ts'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import { CategoryExplanation } from '../sections/category/category-explanation.tsx'
import { SubItemPanes, SubItemPanesSkeleton } from '../sections/category/sub-item-panes.tsx'
import { NotFound } from '../sections/not-found/lazy-not-found.tsx'
import { PageBanner, PageBannerSkeleton } from '../sections/page-banner.tsx'
import { escapeHtml } from '../site-data/interpolate.ts'
import { useCategories } from '../site-data/site-data.ts'
import { itemListSchema } from '../structured-data/lists.ts'
import { textOf } from '../ui/html.tsx'
import type { Route } from './+types/category'

export function loader({ context, params }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client, params.slug), 'page')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({ ...read(browserApi(), params.slug), notFound: null }))
}

function read(api: Client, slug: string) {
  return { page: settle(api.subCategory({ slug })) }
}

export default function CategoryScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <Deferred
      key={params.slug}
      data={loaderData.page}
      notFound={<NotFound content={loaderData.notFound ?? undefined} />}
      fallback={
        <>
          <FallbackTitle title={storedPageTitle(params.slug)} />
          <PageBannerSkeleton lines={[7, 5, 5]} />
          <SubItemPanesSkeleton />
        </>
      }
    >
      {(page) => <Category {...page} />}
    </Deferred>
  )
}

function Category({ data: items, explanation, ...page }: SubCategoryPage) {
  const { slug, page_banner, page_title, page_description } = page
  // The headline may be a sentence; titles and breadcrumbs have the name, as the menu does.
  const name = useCategories()?.find((category) => category.slug === slug)?.title ?? escapeHtml(page_title)
  return (
    <>
      <CategoryHead {...page} items={items} name={textOf(name)} />
      <PageBanner image={page_banner} title={escapeHtml(page_title)} current={name} text={page_description} />
      <SectionBoundary fallback={<SectionFallback />}>
        <SubItemPanes category={slug} items={items} />
      </SectionBoundary>
      <SectionBoundary>{explanation && <CategoryExplanation {...explanation} />}</SectionBoundary>
    </>
  )
}

type CategoryHeadProps = Omit<SubCategoryPage, 'data' | 'explanation' | 'page_title'> & {
  name: string
  items: SubItem[]
}

function CategoryHead({ slug, name, page_description, page_banner, items, ...meta }: CategoryHeadProps) {
  useStoredPageTitle(meta.meta_title || name, slug)
  const breadcrumbs = items.map((item) => ({ label: item.title, to: urls.subItem(slug, item) }))
  return (
    <Head
      meta={meta}
      text={page_description}
      canonical={urls.category(slug)}
      image={page_banner}
      name={name}
      schemas={[itemListSchema(name, breadcrumbs)]}
    />
  )
}
