import type { PaginationData } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { Html } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export type ProductListHeadProps = {
  page_title: string
  category_slug: string
  category_title: string
  meta_description: string
  pagination_data: PaginationData
}

/** A head without a picture: the products below have theirs. */
export function ProductListHead({
  page_title,
  category_slug,
  category_title,
  meta_description,
  pagination_data,
}: ProductListHeadProps) {
  return (
    <header className="border-b border-hairline bg-stone">
      <div className="wrap grid gap-6 pt-36 pb-12 md:grid-cols-[1fr_auto] md:items-end md:pt-44 md:pb-16">
        <div>
          <nav aria-label="Breadcrumb" className="mb-5 flex flex-wrap items-center gap-2 text-small text-ink-soft">
            <Link to={urls.home} className="py-1 hover:underline">
              Home
            </Link>
            <span aria-hidden className="h-3 w-px bg-ink-soft/50" />
            <Link to={urls.category(category_slug)} className="py-1 hover:underline">
              <Html as="span" html={category_title || category_slug} />
            </Link>
          </nav>
          <Html as="h1" html={page_title} className="max-w-[16ch]" />
          <p className="lead mt-5">{meta_description}</p>
        </div>
        <p className="text-ink-soft">
          <span className="font-display text-h2 text-ink">{pagination_data.total}</span>{' '}
          {pagination_data.total === 1 ? 'product' : 'products'}
        </p>
      </div>
    </header>
  )
}

export function ProductListHeadSkeleton() {
  return (
    <header className="border-b border-hairline bg-stone">
      <div className="wrap pt-36 pb-12 md:pt-44 md:pb-16">
        <Skeleton className="mb-5 h-5 w-56" />
        <Skeleton className="h-[calc(var(--text-h1)*1.06)] w-full max-w-lg" />
        <Skeleton className="mt-5 h-14 w-full max-w-2xl" />
      </div>
    </header>
  )
}
