import type { ReactNode } from 'react'

/** In place of a list that has no entries. */
export function EmptyList({ children }: { children: ReactNode }) {
  return <p className="wrap pb-section text-ink-soft">{children}</p>
}
