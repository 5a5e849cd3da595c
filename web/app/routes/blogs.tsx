import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { Arrives } from '../components/arrives.tsx'
import { Head, TitleMeanwhile } from '../components/head.tsx'
import { RecentHead, RecentHeadSkeleton } from '../components/recent-head.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { type Arriving, complete, type Read, settle } from '../data/arriving.ts'
import { knownPage, pageIn } from '../data/numbered-pages.ts'
import { useFilled } from '../data/placeholders.ts'
import { revisit } from '../data/revisit.ts'
import type { RouteHandle } from '../data/route-handle.ts'
import { BlogGrid, BlogGridSkeleton } from '../sections/blog/blog-grid.tsx'
import { PageBanner, PageBannerSkeleton } from '../sections/page-banner.tsx'
import type { Route } from './+types/blogs'

const words = {
  banner: 'BLOGS',
  heading: 'Recent Blogs',
  subtitle: '<p>Innovation and creativity from our workshop.</p>',
}

export const handle: RouteHandle = { parameters: ['page'] }

export function loader({ context, request }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client, pageIn(request)))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return revisit(request, () => ({ ...read(browserApi(), pageIn(request)), notFound: null }))
}

function read(api: Client, blog_page: number) {
  return { page: settle(api.banner({ title: 'Blogs' })), list: settle(api.blogList({ blog_page })) }
}

export default function BlogsScreen({ loaderData }: Route.ComponentProps) {
  const filled = useFilled()
  const page = pageShown(loaderData.list)
  return (
    <>
      <Arrives
        data={loaderData.page}
        unknown={
          <>
            <TitleMeanwhile title="Blogs" />
            <PageBanner image="" title={words.banner} />
            <RecentHead title={words.heading} text={words.subtitle} />
          </>
        }
        meanwhile={
          <>
            <TitleMeanwhile title="Blogs" />
            <PageBannerSkeleton />
            <RecentHeadSkeleton title={words.heading} />
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
              <RecentHead title={recent?.title ?? words.heading} text={filled.html(recent?.text ?? words.subtitle)} />
            </>
          )
        }}
      </Arrives>
      <Arrives data={loaderData.list} meanwhile={<BlogGridSkeleton />}>
        {(list) => <BlogGrid first={list} />}
      </Arrives>
    </>
  )
}

/** Links of this site lead to the first page; others come from the server, with all that they show. */
function pageShown(list: Arriving<Read<'blogList'>>) {
  if (list instanceof Promise || list?.success !== '1') return 1
  return knownPage(list.pagination_data.page, list.pagination_data.total_pages)
}
