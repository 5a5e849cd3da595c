import type { Facet } from '@house/contract/entities'
import { countChosen } from '@house/contract/products/filter'
import { Icon } from '../../ui/icon.tsx'
import { FilterGroups } from './filter-groups.tsx'
import type { FilteredPage } from './filter-link.tsx'
import { SizeForm } from './query-form.tsx'

type FilterPanelProps = FilteredPage & { facets: Facet[]; total: number; title: string; className?: string }

/** A disclosure with everything to choose from. It needs no JavaScript. */
export function FilterPanel({ facets, total, title, className = '', ...page }: FilterPanelProps) {
  const chosen = countChosen(page.query)
  return (
    <details className={`group ${className}`}>
      <summary className="mb-6 flex min-h-12 items-center justify-between gap-3 rounded-frame border border-hairline bg-raised px-5 text-body font-semibold hover:border-ink">
        {chosen > 0 ? `${title} (${chosen})` : title}
        <Icon name="chevron" className="size-4 flex-none transition-transform group-open:rotate-180" />
      </summary>
      <div className="columns-[13rem] gap-x-8">
        <FilterGroups facets={facets} total={total} {...page} />
        <SizeForm {...page} />
      </div>
    </details>
  )
}
