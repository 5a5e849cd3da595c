import type { PaginationData, PictureFacts, ProductSummary } from '@house/contract/entities'
import { emptyFilter, type ProductFilter, toFilterFields } from '@house/contract/products/filter'
import { skeletonCounts } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { browserApi } from '../../api/api-client.ts'
import { settle } from '../../api/deferred.ts'
import { EmptyList } from '../../components/empty-list.tsx'
import { PageLinks } from '../../pagination/page-links.tsx'
import { ShowMore } from '../../pagination/show-more.tsx'
import { usePagedList } from '../../pagination/use-paged-list.ts'
import { Arrow } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { MediaMetadata, Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'

const grid = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-4'
const pictureBox = 'block aspect-square lg:aspect-[4/5]'

export type ProductGridProps = {
  slug: string
  /** The path of this list. */
  address: string
  first: { data: ProductSummary[]; pagination_data: PaginationData; media?: Record<string, PictureFacts> }
  filter?: ProductFilter
}

export function ProductGrid({ slug, address, first, filter = emptyFilter }: ProductGridProps) {
  const { page = 1, total_pages } = first.pagination_data
  const list = usePagedList({
    first,
    readPage: (product_page) => settle(browserApi().product({ slug, product_page, ...toFilterFields(filter) })),
    keyOf: (product) => product.slug,
  })
  if (list.items.length === 0) return <EmptyList>There are no products in this list yet.</EmptyList>
  return (
    <section aria-label="Products" className="wrap section">
      <MediaMetadata value={list.media}>
        <ul className={grid}>
          {list.items.map((product, index) => (
            <li key={product.slug}>
              <ProductCard {...product} isMain={index < 2} />
            </li>
          ))}
        </ul>
      </MediaMetadata>
      <div className="noscript:hidden">
        <ShowMore {...list} />
      </div>
      <PageLinks label="Pages of products" page={page} totalPages={total_pages} address={address} />
    </section>
  )
}

export type ProductCardProps = ProductSummary & { isMain: boolean; summary?: string }

export function ProductCard({ slug, title, image, isMain, summary = '' }: ProductCardProps) {
  return (
    <Link to={urls.product(slug)} className="group block">
      <span className={`${pictureBox} overflow-hidden rounded-tile bg-stone`}>
        <Picture
          src={image}
          alt=""
          isMain={isMain}
          sizes="(min-width: 1024px) 25vw, 50vw"
          className="transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </span>
      <div className="mt-4 flex items-baseline justify-between gap-3 border-t border-hairline pt-3">
        <Html as="h2" html={title} className="text-h3" />
        <Arrow />
      </div>
      {summary && <p className="mt-1 text-small leading-snug text-ink-soft">{summary}</p>}
    </Link>
  )
}

export function ProductGridSkeleton() {
  return (
    <div className="wrap section">
      <Loading label="Loading products" />
      <div className={grid}>
        <ProductCardSkeletons />
      </div>
    </div>
  )
}

export function ProductCardSkeletons() {
  return (
    <Skeletons count={skeletonCounts.products}>
      {(index) => (
        <div key={index}>
          <Skeleton className={pictureBox} />
          <Skeleton className="mt-4 h-7 w-3/4" />
        </div>
      )}
    </Skeletons>
  )
}
