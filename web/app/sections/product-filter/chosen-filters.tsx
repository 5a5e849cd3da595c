import type { Facet } from '@house/contract/entities'
import { emptyFilter, type ProductQuery, toggleValue } from '@house/contract/products/filter'
import { facetNames, sizeNames } from '@house/contract/products/filter-names'
import { Icon } from '../../ui/icon.tsx'
import { type FilteredPage, FilterLink } from './filter-link.tsx'

type Chosen = { label: string; without: ProductQuery }

/** Everything that is chosen, each with the query without it. */
export function chosenIn(query: ProductQuery, facets: Facet[]): Chosen[] {
  const { keyword, filter } = query
  const labelOf = (name: string, value: string) =>
    facets.find((facet) => facet.name === name)?.values.find((each) => each.value === value)?.label ?? value
  const searched = keyword === '' ? [] : [{ label: `“${keyword}”`, without: { ...query, keyword: '' } }]
  const values = facetNames.flatMap((name) =>
    (filter.facets[name] ?? []).map((value) => ({
      label: labelOf(name, value),
      without: { ...query, filter: toggleValue(filter, name, value) },
    })),
  )
  const sizes = sizeNames.flatMap((name) => {
    const size = filter.sizes[name]
    if (!size) return []
    const others = { ...filter.sizes }
    delete others[name]
    const label = `${name === 'width' ? 'Width' : 'Height'} ${size.toLocaleString('en-IN')} mm`
    return [{ label, without: { ...query, filter: { ...filter, sizes: others } } }]
  })
  return [...searched, ...values, ...sizes]
}

const chip = 'inline-flex min-h-11 items-center gap-2 rounded-frame px-4 text-body font-semibold'

/** What is chosen as links that remove it. `totalId` is the element that gets the focus, because the link disappears. */
export function ChosenFilters({ facets, totalId, ...page }: FilteredPage & { facets: Facet[]; totalId: string }) {
  const chosen = chosenIn(page.query, facets)
  if (chosen.length === 0) return null
  const moveFocus = () => document.getElementById(totalId)?.focus({ preventScroll: true })
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap gap-2">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <FilterLink
            query={without}
            urlOf={page.urlOf}
            onClick={moveFocus}
            className={`${chip} bg-accent-ink text-white hover:bg-action-deep`}
          >
            <span className="sr-only">Remove </span>
            {label}
            <Icon name="close" className="size-3.5 flex-none" strokeWidth="2" />
          </FilterLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <FilterLink
            query={{ keyword: '', filter: emptyFilter }}
            urlOf={page.urlOf}
            onClick={moveFocus}
            className={`${chip} bg-filter text-ink-soft hover:text-ink`}
          >
            Clear all
          </FilterLink>
        </li>
      )}
    </ul>
  )
}
