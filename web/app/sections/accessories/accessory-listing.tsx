import type { Accessory, AccessoryCategory, PictureFacts } from '@house/contract/entities'
import { useState } from 'react'
import type { BreadcrumbProps } from '../../components/breadcrumb.tsx'
import { PageLinks } from '../../pagination/page-links.tsx'
import { clampedPage } from '../../pagination/pagination-links.ts'
import { ShowMore } from '../../pagination/show-more.tsx'
import { escapeHtml } from '../../site-data/interpolate.ts'
import { MediaMetadata } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccessoriesHead } from './accessories-head.tsx'
import { AccessoryGrid, AccessoryGridSkeleton } from './accessory-grid.tsx'
import { AccessoryModal } from './accessory-modal.tsx'
import { CategoryFilters, CategoryFiltersSkeleton } from './category-filters.tsx'
import type { ListPage } from './list-page.ts'
import { ListingHead } from './listing-head.tsx'
import { useAccessoryList } from './use-accessory-list.ts'

const section = 'wrap pt-8 pb-section md:pt-12'
const titleBox = 'mt-8 mb-6 md:mt-14 md:mb-9'

export type AccessoryListingProps = {
  categories: AccessoryCategory[]
  media: Record<string, PictureFacts> | undefined
  selected: AccessoryCategory | undefined
  first: ListPage | null
  breadcrumbs: BreadcrumbProps['breadcrumbs']
  product: string | undefined
  canonicalOf: (slug: string) => string
  /** The URL of this screen with another filter selected. */
  urlOf: (slug: string) => string
}

export function AccessoryListing({
  categories,
  selected,
  first,
  breadcrumbs,
  product,
  ...rest
}: AccessoryListingProps) {
  const list = useAccessoryList(selected?.slug ?? '', first)
  const [opened, setOpened] = useState<Accessory | null>(null)
  const category = categories.find(({ slug }) => slug === list.slug)

  function choose(slug: string) {
    list.choose(slug)
    // Only the URL changes, for reloading and sharing; the list loads its own data.
    window.history.replaceState(window.history.state, '', rest.urlOf(slug))
  }

  const title = category?.title ?? 'Accessories'
  const subCategories = category?.has_sub_categories || list.hasSubCategories ? (category?.sub_categories ?? []) : []
  return (
    <MediaMetadata value={{ ...rest.media, ...list.media }}>
      <ListingHead
        title={title}
        product={product}
        names={namesOf(subCategories, list.items)}
        canonical={rest.canonicalOf(list.slug)}
        page={list.slug === selected?.slug ? clampedPage(first?.number, first?.totalPages) : 1}
        name={title}
        breadcrumbs={breadcrumbs}
      />
      <AccessoriesHead breadcrumb={{ breadcrumbs, current: escapeHtml(title) }} />
      <section aria-label={title} aria-busy={list.isLoading} className={section}>
        <CategoryFilters categories={categories} chosen={list.slug} urlOf={rest.urlOf} onChoose={choose} />
        {categories.length === 0 && <p className="lead mt-10">No accessories are listed for this product yet.</p>}
        {category && <h2 className={titleBox}>{category.title}</h2>}
        {subCategories.map(({ sub_category, data }) => (
          <div key={sub_category} className="mb-12 last:mb-0">
            <h3 className="mb-5">{sub_category}</h3>
            <AccessoryGrid title={sub_category} items={data} heading="h4" onOpen={setOpened} />
          </div>
        ))}
        {subCategories.length === 0 &&
          (list.isLoading && list.pages.length === 0 ? (
            <AccessoryGridSkeleton />
          ) : (
            <AccessoryGrid title={title} items={list.items} heading="h3" onOpen={setOpened} />
          ))}
        {subCategories.length === 0 && (
          <div className="noscript:hidden">
            <ShowMore {...list} />
          </div>
        )}
        <p role="status" className="sr-only">
          {!list.isLoading && subCategories.length === 0 && `${list.items.length} accessories shown`}
        </p>
        {first && (
          <PageLinks
            label="Pages of accessories"
            page={first.number}
            totalPages={first.totalPages}
            address={rest.urlOf(list.slug)}
          />
        )}
      </section>
      <AccessoryModal accessory={opened} onClose={() => setOpened(null)} />
    </MediaMetadata>
  )
}

export function AccessoryListingSkeleton() {
  return (
    <>
      <AccessoriesHead breadcrumb={null} />
      <div className={section}>
        <CategoryFiltersSkeleton />
        <Skeleton className={`${titleBox} h-[calc(var(--text-h2)*1.06)] w-80 max-w-full`} />
        <AccessoryGridSkeleton />
      </div>
    </>
  )
}

function namesOf(subCategories: AccessoryCategory['sub_categories'], items: Accessory[]) {
  return [...subCategories.map(({ sub_category }) => sub_category), ...items.map(({ title }) => title)].slice(0, 5)
}
