import type { ReplyOf } from '@house/contract/endpoints'
import { countChosen } from '@house/contract/products/filter'
import { ChosenFilters } from '../product-filter/chosen-filters.tsx'
import { choicesIn } from '../product-filter/filter-groups.tsx'
import type { FilteredPage } from '../product-filter/filter-link.tsx'
import { FilterPanel } from '../product-filter/filter-panel.tsx'
import { IgnoredSizes } from '../product-filter/ignored-sizes.tsx'
import { NothingFound } from '../product-filter/nothing-found.tsx'

type ListFilterProps = FilteredPage & Pick<ReplyOf<'products'>, 'facets' | 'nearest' | 'pagination_data'>

const totalId = 'found'

/** The filters of a list, above its products; nothing where there is nothing to choose. */
export function ListFilter({ facets, nearest, pagination_data, ...page }: ListFilterProps) {
  const isChosen = countChosen(page.query) > 0
  const { total = 0 } = pagination_data
  if (!isChosen && choicesIn(facets, total).length === 0) return null
  return (
    <section aria-label="Filters" className="wrap grid gap-6 pt-8 lg:pt-12">
      <FilterPanel title="Filter these products" facets={facets} total={total} {...page} />
      {/* The head shows the total of the whole list. */}
      <p id={totalId} role="status" tabIndex={-1} className={isChosen ? 'text-ink-soft outline-none' : 'sr-only'}>
        {total === 1 ? '1 product' : `${total} products`}
      </p>
      <IgnoredSizes />
      <ChosenFilters facets={facets} totalId={totalId} {...page} />
      {total === 0 && <NothingFound facets={facets} nearest={nearest} {...page} />}
    </section>
  )
}
