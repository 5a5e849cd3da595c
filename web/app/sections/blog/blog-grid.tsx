import type { Page } from '@house/contract/endpoints'
import type { BlogSummary, PictureFacts } from '@house/contract/entities'
import { pageSize, skeletonCounts } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { useRef } from 'react'
import { browserApi } from '../../api/api-client.ts'
import { settle } from '../../api/deferred.ts'
import { EmptyList } from '../../components/empty-list.tsx'
import { PageLinks } from '../../pagination/page-links.tsx'
import { ShowMore } from '../../pagination/show-more.tsx'
import { usePagedList } from '../../pagination/use-paged-list.ts'
import { MediaMetadata } from '../../ui/picture.tsx'
import { Loading, Skeletons } from '../../ui/skeleton.tsx'
import { BlogCard, BlogCardSkeleton } from './blog-card.tsx'

const section = 'wrap scroll-mt-48 pb-section outline-none'
const grid = 'grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-20'

/** On wide screens each page of eight begins with a wide card and so fills three rows of three. */
function isWide(index: number) {
  return index % pageSize.blogs === 0
}

function cell(index: number) {
  return isWide(index) ? 'lg:col-span-2' : ''
}

export function BlogGrid({ first }: { first: Page<BlogSummary> & { media?: Record<string, PictureFacts> } }) {
  const list = usePagedList({
    first,
    readPage: (blog_page) => settle(browserApi().blogList({ blog_page })),
    keyOf: (blog) => blog.slug,
    readsFirstAgain: true,
  })
  const { page = 1, total_pages } = first.pagination_data
  const top = useRef<HTMLElement>(null)

  function showLess() {
    // Most of the list collapses: scroll back to its start.
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ behavior: 'instant' })
    list.showLess()
  }

  if (first.data.length === 0) return <EmptyList>There are no blogs yet.</EmptyList>
  return (
    <section ref={top} tabIndex={-1} aria-label="Blogs" aria-busy={list.isLoading} className={section}>
      <MediaMetadata value={list.media}>
        <ul className={grid}>
          {list.isStartingOver ? (
            <BlogSkeletons />
          ) : (
            list.items.map((blog, index) => (
              <li key={blog.slug} className={cell(index)}>
                <BlogCard {...blog} isWide={isWide(index)} />
              </li>
            ))
          )}
        </ul>
      </MediaMetadata>
      <p role="status" className="sr-only">
        {list.isLoading ? 'Loading blogs' : `${list.items.length} blogs shown`}
      </p>
      <div className="noscript:hidden">
        <ShowMore {...list} showLess={showLess} />
      </div>
      <PageLinks label="Pages of blogs" page={page} totalPages={total_pages} address={urls.blogs} />
    </section>
  )
}

export function BlogGridSkeleton() {
  return (
    <div className={section}>
      <Loading label="Loading blogs" />
      <ul className={grid}>
        <BlogSkeletons />
      </ul>
    </div>
  )
}

function BlogSkeletons() {
  return (
    <Skeletons count={skeletonCounts.blogs}>
      {(index) => (
        <li key={index} className={cell(index)}>
          <BlogCardSkeleton />
        </li>
      )}
    </Skeletons>
  )
}
