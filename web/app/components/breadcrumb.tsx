import { urls } from '@house/contract/urls'
import type { BreadcrumbItem } from '../structured-data/lists.ts'
import { Html } from '../ui/html.tsx'
import { Link } from '../ui/link.tsx'

export type BreadcrumbProps = {
  /** The breadcrumbs between home and this screen; their labels, and that of this one, are HTML. */
  breadcrumbs: BreadcrumbItem[]
  current: string
}

/** For screens with a light background at the top. */
export function Breadcrumb({ breadcrumbs, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-small text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ label: 'Home', to: urls.home }, ...breadcrumbs].map(({ label, to }) => (
          <li key={to} className="flex items-center gap-2">
            <Link to={to} className="py-1 underline-offset-4 hover:underline">
              <Html as="span" html={label} />
            </Link>
            <span aria-hidden className="h-3 w-px bg-ink-soft/50" />
          </li>
        ))}
        <li aria-current="page" className="font-medium text-ink">
          <Html as="span" html={current} />
        </li>
      </ol>
    </nav>
  )
}
