import type { ReactNode } from 'react'

export type ProductHeroProps = { breadcrumb: ReactNode; gallery: ReactNode; facts: ReactNode }

/** The pictures, and beside them the facts; whichever is shorter waits while the other scrolls past. */
export function ProductHero({ breadcrumb, gallery, facts }: ProductHeroProps) {
  return (
    <div className="wrap pt-24 pb-14 md:pt-36 lg:pb-20">
      {breadcrumb}
      <div className="mt-5 grid gap-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <div className="min-w-0 self-start lg:sticky lg:top-24">{gallery}</div>
        <div className="self-start lg:sticky lg:top-24">{facts}</div>
      </div>
    </div>
  )
}
