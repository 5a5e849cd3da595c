import { Link } from '../ui/link.tsx'
import { withPage } from './pagination-links.ts'

export type PageLinksProps = { label: string; page: number; totalPages: number; address: string }

/** Page links instead of 'Show More', for visitors without JavaScript. */
export function PageLinks(props: PageLinksProps) {
  return props.totalPages <= 1 ? null : (
    <noscript>
      <PageNumbers {...props} />
    </noscript>
  )
}

/** The pages of a list by their numbers. */
export function PageNumbers({ label, page, totalPages, address }: PageLinksProps) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label={label} className="mt-14">
      <ol className="flex flex-wrap justify-center gap-2">
        {numbersNear(page, totalPages).map((number, index, shown) => (
          <li key={number} className="flex items-center gap-2">
            {index > 0 && number > (shown[index - 1] ?? 0) + 1 && <span aria-hidden>…</span>}
            <Link
              to={withPage(address, number)}
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
  )
}

const neighbours = 3

/** The first, the last and the neighbours of this page: a list may have thousands. */
function numbersNear(page: number, last: number) {
  const near = Array.from({ length: 2 * neighbours + 1 }, (_, index) => page - neighbours + index)
  return [...new Set([1, ...near.filter((number) => number > 1 && number < last), last])]
}
