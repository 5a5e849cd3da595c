import { urls } from '@house/contract/urls'
import type { ReactNode } from 'react'
import { SearchBox } from '../../search/search-box.tsx'
import { Html } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'

export type SearchHeadProps = { title: string; keyword: string; children?: ReactNode }

/** The search box comes first. */
export function SearchHead({ title, keyword, children }: SearchHeadProps) {
  return (
    <header className="border-b border-hairline bg-stone">
      <div className="wrap grid gap-8 pt-32 pb-12 md:pt-44 md:pb-16 lg:grid-cols-2 lg:items-end lg:gap-20">
        <div>
          <nav aria-label="Breadcrumb" className="mb-5 text-small text-ink-soft">
            <Link to={urls.home} className="py-1 hover:underline">
              Home
            </Link>
          </nav>
          <Html as="h1" html={title} />
        </div>
        <div>
          <SearchBox key={keyword} initial={keyword} />
          {children}
        </div>
      </div>
    </header>
  )
}
