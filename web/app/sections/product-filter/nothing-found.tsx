import type { Facet, NearestFilter } from '@house/contract/entities'
import { Arrow } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { chosenIn } from './chosen-filters.tsx'
import type { FilteredPage } from './filter-link.tsx'

type NothingFoundProps = FilteredPage & { facets: Facet[]; nearest: NearestFilter[] }

/** Why there are no products, and the nearest filters that find some. */
export function NothingFound({ query, urlOf, facets, nearest }: NothingFoundProps) {
  const labels = chosenIn(query, facets).map(({ label }) => label)
  return (
    <div>
      <h2>No product matches all of this</h2>
      <p className="lead mt-4">
        You chose {labels.join(' · ')}. {nearest.length > 0 && 'Leave something out:'}
      </p>
      <ul className="mt-8 border-t border-hairline">
        {nearest.map(({ without, query, total }) => (
          <li key={query} className="border-b border-hairline">
            <Link
              to={urlOf(query)}
              preventScrollReset
              rel="nofollow"
              className="group flex items-baseline justify-between gap-6 py-4 font-display text-h3 leading-tight decoration-accent decoration-1 underline-offset-4 hover:underline"
            >
              <span>
                Without ‘{without}’: {total === 1 ? '1 product' : `${total} products`}
              </span>
              <Arrow />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
