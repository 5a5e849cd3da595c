import { Link } from 'react-router'

export type PageLinksProps = { page: number; totalPages: number; addressOf: (page: number) => string }

/** Where no script runs, 'Show More' cannot; the pages are linked instead. */
export function PageLinks({ page, totalPages, addressOf }: PageLinksProps) {
  if (totalPages <= 1) return null
  return (
    <noscript>
      <nav aria-label="Pages of accessories" className="mt-14">
        <ol className="flex justify-center gap-2">
          {Array.from({ length: totalPages }, (_, index) => index + 1).map((number) => (
            <li key={number}>
              <Link
                to={addressOf(number)}
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
