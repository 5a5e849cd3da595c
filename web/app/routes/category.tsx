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
import { itemListSchema } from '../structured-data/lists.ts'
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
      {(page) => (
        <>
          <CategoryHead {...page} items={page.data} />
          <PageBanner image={page.page_banner} title={escapeHtml(page.page_title)} text={page.page_description} />
          <SectionBoundary fallback={<SectionFallback />}>
            <SubItemPanes category={page.slug} items={page.data} />
          </SectionBoundary>
          <SectionBoundary>{page.explanation && <CategoryExplanation {...page.explanation} />}</SectionBoundary>
        </>
      )}
    </Deferred>
  )
}

type CategoryHeadProps = Omit<SubCategoryPage, 'data' | 'explanation'> & { items: SubItem[] }

function CategoryHead({ slug, page_title, page_description, page_banner, items, ...meta }: CategoryHeadProps) {
  useStoredPageTitle(meta.meta_title || page_title, slug)
  const breadcrumbs = items.map((item) => ({ label: item.title, to: urls.subItem(slug, item) }))
  return (
    <Head
      meta={meta}
      text={page_description}
      canonical={urls.category(slug)}
      image={page_banner}
      name={page_title}
      schemas={[itemListSchema(page_title, breadcrumbs)]}
    />
  )
}
