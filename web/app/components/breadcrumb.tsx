import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addresses } from '../addresses.ts'

export type BreadcrumbProps = {
  /** The places between home and this screen. */
  places: { label: ReactNode; to: string }[]
  current: ReactNode
}

/** For screens that begin on a light ground. */
export function Breadcrumb({ places, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-[0.875rem] text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ label: 'Home', to: addresses.home }, ...places].map(({ label, to }) => (
          <li key={to} className="flex items-center gap-2">
            <Link to={to} className="py-1 underline-offset-4 hover:underline">
              {label}
            </Link>
            <span aria-hidden className="h-3 w-px bg-ink-soft/50" />
          </li>
        ))}
        <li aria-current="page" className="font-medium text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
