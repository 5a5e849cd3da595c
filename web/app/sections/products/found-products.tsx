import type { ReplyOf } from '@house/contract/endpoints'
import { countChosen, writeProductQuery } from '@house/contract/products/filter'
import { PageNumbers } from '../../pagination/page-links.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ChosenFilters } from '../product-filter/chosen-filters.tsx'
import type { FilteredPage } from '../product-filter/filter-link.tsx'
import { FilterPanel } from '../product-filter/filter-panel.tsx'
import { IgnoredSizes } from '../product-filter/ignored-sizes.tsx'
import { NothingFound } from '../product-filter/nothing-found.tsx'
import { ProductCard, ProductCardSkeletons } from '../product-list/product-grid.tsx'

const layout = 'wrap grid items-start gap-x-10 gap-y-8 py-8 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-12'
const grid = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 xl:grid-cols-4'
const totalId = 'found'

/** Wide screens have room for the filters beside the products; there they are always open, in browsers that can do so. */
const column =
  'lg:sticky lg:top-28 -mx-2 px-2 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:mask-[linear-gradient(black_93%,transparent)] lg:pb-14 lg:supports-[selector(::details-content)]:[&>summary]:hidden lg:[&::details-content]:[content-visibility:visible]'

/** The filters, and the products that they find. */
export function FoundProducts({ data, pagination_data, facets, nearest, ...page }: FilteredPage & ReplyOf<'products'>) {
  const { page: number = 1, total_pages, total = 0 } = pagination_data
  if (total === 0 && countChosen(page.query) === 0) return <NoProducts />
  return (
    <div className={layout}>
      <a href={`#${totalId}`} className="skip">
        Skip filters
      </a>
      <FilterPanel title="Filters" facets={facets} total={total} {...page} className={column} />
      <section aria-label="Products">
        <div className="mb-8 grid gap-5">
          <p id={totalId} role="status" tabIndex={-1} className="text-ink-soft outline-none">
            <span className="font-display text-h2 leading-none text-ink">{total}</span>{' '}
            {total === 1 ? 'product' : 'products'}
          </p>
          <IgnoredSizes />
          <ChosenFilters facets={facets} totalId={totalId} {...page} />
        </div>
        {total === 0 && <NothingFound facets={facets} nearest={nearest} {...page} />}
        <ul className={grid}>
          {data.map((product, index) => (
            <li key={product.slug}>
              <ProductCard {...product} isMain={index < 2} />
            </li>
          ))}
        </ul>
        <PageNumbers
          label="Pages of products"
          page={number}
          totalPages={total_pages}
          address={page.urlOf(writeProductQuery(page.query))}
        />
      </section>
    </div>
  )
}

/** The catalogue is empty: there is nothing to filter. */
function NoProducts() {
  return (
    <section className="wrap section">
      <h2>No products yet</h2>
      <p className="lead mt-4">Our products will be listed here. Until then, send us an enquiry about your opening.</p>
    </section>
  )
}

export function FoundProductsSkeleton() {
  return (
    <div className={layout}>
      <Skeleton className="h-12 lg:h-[36rem]" />
      <div>
        <Loading label="Loading products" />
        <p aria-hidden className="skeleton mb-8 w-40">
          <span className="font-display text-h2 leading-none">&nbsp;</span>
        </p>
        <div className={grid}>
          <ProductCardSkeletons />
        </div>
      </div>
    </div>
  )
}
