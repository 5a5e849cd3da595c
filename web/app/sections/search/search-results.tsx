import type { SearchResult } from '@house/contract/entities'
import { maxSearchResults } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { useCategories } from '../../site-data/site-data.ts'
import { Arrow } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'

const columns = 'wrap section grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-20'

export function SearchResults({ keyword, results }: { keyword: string; results: SearchResult[] }) {
  if (results.length === 0) return <NothingFound keyword={keyword} />
  return (
    <section className={columns}>
      <div role="status">
        <h2 className="text-h3 text-ink-soft">
          {countOf(results)} for <span className="text-ink">“{keyword}”</span>
        </h2>
      </div>
      <ul className="border-t border-hairline">
        {results.map(({ title, hyperlink }) => (
          <li key={hyperlink} className="border-b border-hairline">
            <Link
              to={hyperlink}
              className="group flex items-baseline justify-between gap-6 py-5 font-display text-h3 leading-tight decoration-accent decoration-1 underline-offset-4 hover:underline"
            >
              <Html as="span" html={title} />
              <Arrow />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function countOf({ length }: SearchResult[]) {
  if (length === maxSearchResults) return `The ${length} best matches`
  return length === 1 ? '1 product' : `${length} products`
}

function NothingFound({ keyword }: { keyword: string }) {
  return (
    <section className={columns}>
      <div role="status">
        <h2>No search found</h2>
        <p className="lead mt-4">Nothing answers to “{keyword}”. Fewer words, or another name for it, may do.</p>
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
            <Html as="span" html={title} />
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
