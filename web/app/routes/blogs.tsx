import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, type Deferrable, type Read, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { ListHeading, ListHeadingSkeleton } from '../components/list-heading.tsx'
import { SectionBoundary, SectionFallback } from '../components/section-boundary.tsx'
import { FallbackTitle, Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { clampedPage, pageNumberOf } from '../pagination/pagination-links.ts'
import { BlogGrid, BlogGridSkeleton } from '../sections/blog/blog-grid.tsx'
import { PageBanner, PageBannerSkeleton } from '../sections/page-banner.tsx'
import { useInterpolate } from '../site-data/interpolate.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import type { Route } from './+types/blogs'

const defaults = {
  banner: 'BLOGS',
  heading: 'Recent Blogs',
}

export const handle: RouteHandle = { parameters: ['page'] }

export function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client, pageNumberOf(request)))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({ ...read(browserApi(), pageNumberOf(request)), notFound: null }))
}

function read(api: Client, blog_page: number) {
  return {
    page: settle(api.banner({ title: 'Blogs' })),
    list: settle(api.blogList({ blog_page })),
    guides: settle(api.guides()),
  }
}

export default function BlogsScreen({ loaderData }: Route.ComponentProps) {
  const filled = useInterpolate()
  const page = pageShown(loaderData.list)
  return (
    <>
      <Deferred
        data={loaderData.page}
        notFound={
          <>
            <FallbackTitle title="Blogs" />
            <PageBanner image="" title={defaults.banner} />
            <ListHeading title={defaults.heading} />
          </>
        }
        fallback={
          <>
            <FallbackTitle title="Blogs" />
            <PageBannerSkeleton />
            <ListHeadingSkeleton title={defaults.heading} />
          </>
        }
      >
        {({ data, meta_title, meta_description, meta_keywords }) => {
          const recent = data.blocks?.find(({ name }) => name === 'recent')
          return (
            <>
              <Head
                meta={{ meta_title, meta_description, meta_keywords }}
                canonical={urls.blogs}
                page={page}
                name="Blogs"
                image={data.image}
              />
              <PageBanner
                image={data.image}
                title={data.title}
                current="Blogs"
                description={filled.text(data.description)}
              />
              <ListHeading title={recent?.title || defaults.heading} text={filled.html(recent?.text ?? '')}>
                <Deferred data={loaderData.guides} fallback={null}>
                  {({ data }) => data.length > 0 && <ArrowLink to={urls.guides}>Guides to products</ArrowLink>}
                </Deferred>
              </ListHeading>
            </>
          )
        }}
      </Deferred>
      <SectionBoundary fallback={<SectionFallback />}>
        <Deferred data={loaderData.list} fallback={<BlogGridSkeleton />}>
          {(list) => <BlogGrid first={list} />}
        </Deferred>
      </SectionBoundary>
    </>
  )
}

/** Client-side navigation leads to the first page only; other pages are rendered on the server with their data. */
function pageShown(list: Deferrable<Read<'blogList'>>) {
  if (list instanceof Promise || list?.success !== '1') return 1
  return clampedPage(list.pagination_data.page, list.pagination_data.total_pages)
}
