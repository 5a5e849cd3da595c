import type { SearchGroup } from '@house/contract/entities'
import { maxSearchResults } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { Fragment, useId } from 'react'
import type { FoundGroups } from '../../search/found-groups.ts'
import { useCategories } from '../../site-data/site-data.ts'
import { Arrow } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'

const columns = 'wrap section grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-20'

export function SearchResults({ keyword, groups, suggestions }: FoundGroups & { keyword: string }) {
  if (groups.length === 0) return <NothingFound keyword={keyword} suggestions={suggestions} />
  return (
    <section className={columns}>
      <div role="status">
        <h2 className="text-h3 text-ink-soft">
          {countOf(groups)} for <span className="text-ink">“{keyword}”</span>
        </h2>
      </div>
      <div className="grid gap-12">
        {groups.map((group) => (
          <Group key={group.kind} {...group} />
        ))}
      </div>
    </section>
  )
}

function Group({ kind, label, results, more }: SearchGroup) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-3 font-sans text-body leading-snug font-semibold tracking-normal">
        {label}
      </h3>
      <ul className="border-t border-hairline">
        {results.map(({ title, hyperlink, image }) => (
          <li key={hyperlink + title} className="border-b border-hairline">
            <Link
              to={hyperlink}
              className="group flex items-center gap-6 py-4 font-display text-h3 leading-tight decoration-accent decoration-1 underline-offset-4 hover:underline"
            >
              <span className="size-16 shrink-0 overflow-hidden rounded-tile bg-stone sm:size-20">
                <Picture src={image} sizes="80px" alt="" />
              </span>
              <Html as="span" html={title} className="min-w-0 grow wrap-anywhere" />
              <Arrow />
            </Link>
          </li>
        ))}
      </ul>
      {kind === 'products' && more !== '' && results.length === maxSearchResults && (
        <p className="mt-5">
          <Link to={more} className="underline underline-offset-4">
            All products that match, with filters
          </Link>
        </p>
      )}
    </section>
  )
}

function countOf(groups: SearchGroup[]) {
  const products = groups.find(({ kind }) => kind === 'products')?.results.length ?? 0
  if (products === maxSearchResults) return `The ${products} best matches`
  if (products > 0) return products === 1 ? '1 product' : `${products} products`
  const others = groups.reduce((count, { results }) => count + results.length, 0)
  return others === 1 ? '1 page' : `${others} pages`
}

function NothingFound({ keyword, suggestions }: { keyword: string; suggestions: string[] }) {
  return (
    <section className={columns}>
      <div role="status">
        <h2>No search found</h2>
        <p className="lead mt-4">Nothing answers to “{keyword}”. Fewer words, or another name for it, may do.</p>
        {suggestions.length > 0 && (
          <p className="mt-4">
            Did you mean{' '}
            {suggestions.map((word, index) => (
              <Fragment key={word}>
                {index > 0 && ' or '}
                <Link to={`${urls.search}?q=${encodeURIComponent(word)}`} className="underline underline-offset-4">
                  {word}
                </Link>
              </Fragment>
            ))}
            ?
          </p>
        )}
      </div>
      <Categories />
    </section>
  )
}

/** Before the first search. */
export function SearchHints() {
  if (useCategories()?.length === 0) return null
  return (
    <section className={columns}>
      <h2>Or begin with a category</h2>
      <Categories />
    </section>
  )
}

function Categories() {
  const categories = useCategories() ?? []
  if (categories.length === 0) return null
  return (
    <ul className="border-t border-hairline">
      {categories.map(({ id, slug, title }) => (
        <li key={id} className="border-b border-hairline">
          <Link
            to={urls.category(slug)}
            className="group flex items-baseline justify-between gap-6 py-5 font-display text-h3 leading-tight decoration-accent decoration-1 underline-offset-4 hover:underline"
          >
            <Html as="span" html={title} className="min-w-0 wrap-anywhere" />
            <Arrow />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function SearchResultsSkeleton() {
  return (
    <div className={columns}>
      <Loading label="Searching" />
      <Skeleton className="h-8 w-56 self-start" />
      <ul className="border-t border-hairline">
        <Skeletons count={maxSearchResults}>
          {(index) => (
            <li key={index} className="border-b border-hairline py-5">
              <Skeleton className="h-8 w-3/5" />
            </li>
          )}
        </Skeletons>
      </ul>
    </div>
  )
}
