import type { ReactNode } from 'react'
import { Arrow } from './button.tsx'
import { Link } from './link.tsx'

/** A secondary link below a text or a list. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="group inline-flex min-h-12 items-center gap-3 font-semibold underline-offset-4 hover:underline"
    >
      <span>{children}</span> <Arrow />
    </Link>
  )
}
