import type { Facet, FacetValue } from '@house/contract/entities'
import { toggleValue } from '@house/contract/products/filter'
import type { FacetName } from '@house/contract/products/filter-names'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { type FilteredPage, FilterLink } from './filter-link.tsx'

/** These have many values, and few visitors choose by them. */
const collapsed: FacetName[] = ['colour', 'system']

/** The facets with something to choose: a single value that all products have changes nothing. */
export function choicesIn(facets: Facet[], total: number) {
  return facets.filter(
    ({ values }) => values.length > 1 || values.some((one) => one.is_selected || one.count !== total),
  )
}

/** Each facet with its values as links, and how many products each finds. */
export function FilterGroups({ facets, total, ...page }: FilteredPage & { facets: Facet[]; total: number }) {
  return choicesIn(facets, total).map((facet) =>
    collapsed.includes(facet.name) ? (
      <CollapsedGroup key={facet.name} {...facet} page={page} />
    ) : (
      <section key={facet.name} aria-label={facet.label} className="mb-6 break-inside-avoid">
        <h2 className={`${heading} mb-1.5`}>{facet.label}</h2>
        <Values {...facet} page={page} />
      </section>
    ),
  )
}

const heading = 'font-sans text-body leading-snug font-semibold tracking-normal'

type GroupProps = Facet & { page: FilteredPage }

function CollapsedGroup({ label, ...facet }: GroupProps) {
  // Only at first: a group must not close under the focus when its last value is removed.
  const [wasChosen] = useState(facet.values.some(({ is_selected }) => is_selected))
  return (
    <details open={wasChosen} className="mb-6 break-inside-avoid">
      <summary className="flex min-h-11 items-center justify-between gap-3 lg:min-h-8">
        <h2 className={heading}>{label}</h2>
        <Icon name="plus" className="size-4 flex-none" />
      </summary>
      <Values label={label} {...facet} />
    </details>
  )
}

function Values({ name, values, page }: GroupProps) {
  const { query, urlOf } = page
  return (
    <ul>
      {values.map((value) => (
        <li key={value.value}>
          {value.count === 0 && !value.is_selected ? (
            <span className={`${row} text-ink-soft`}>
              <Content {...value} />
            </span>
          ) : (
            <FilterLink
              query={{ ...query, filter: toggleValue(query.filter, name, value.value) }}
              urlOf={urlOf}
              aria-current={value.is_selected || undefined}
              onKeyDown={clickWithSpace}
              className={`${row} hover:underline ${value.is_selected ? 'font-semibold text-accent-ink' : ''}`}
            >
              <Content {...value} />
            </FilterLink>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The links look like checkboxes, which Space changes. */
function clickWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

const row =
  '-mx-2 flex min-h-11 items-center gap-2.5 px-2 py-1 text-body leading-snug underline-offset-4 focus-visible:-outline-offset-2 lg:min-h-8'

function Content({ label, count, is_selected }: FacetValue) {
  const mark = is_selected ? 'border-accent bg-accent-ink' : count === 0 ? 'border-hairline' : 'border-field'
  return (
    <>
      <span aria-hidden className={`grid size-4 flex-none place-items-center rounded-frame border ${mark}`}>
        {is_selected && <Icon name="check" className="size-3.5 text-white" strokeWidth="3" />}
      </span>
      {label}
      <span className="ml-auto font-normal text-ink-soft tabular-nums">
        {count}
        <span className="sr-only">{`${count === 1 ? ' product' : ' products'}${is_selected ? ', chosen' : ''}`}</span>
      </span>
    </>
  )
}
