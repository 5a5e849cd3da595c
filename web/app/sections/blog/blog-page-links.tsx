import type { PaginationData } from '@house/contract/entities'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'

/** Where no script runs, 'Show More' cannot; the pages are linked instead. */
export function BlogPageLinks({ page, total_pages }: PaginationData) {
  if (total_pages <= 1) return null
  return (
    <noscript>
      <nav aria-label="Pages of blogs" className="mt-14">
        <ol className="flex justify-center gap-2">
          {Array.from({ length: total_pages }, (_, index) => index + 1).map((number) => (
            <li key={number}>
              <Link
                to={`${addresses.blogs}?page=${number}`}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className="grid size-12 place-items-center border border-hairline font-semibold hover:border-ink aria-[current=page]:border-accent aria-[current=page]:text-accent-ink"
              >
                {number}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </noscript>
  )
}
