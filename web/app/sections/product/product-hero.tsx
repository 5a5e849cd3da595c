import type { ReactNode } from 'react'

export type ProductHeroProps = { breadcrumb: ReactNode; gallery: ReactNode; facts: ReactNode; figures: ReactNode }

/** Pictures and facts side by side with equal height, and the key figures below both. */
export function ProductHero({ breadcrumb, gallery, facts, figures }: ProductHeroProps) {
  return (
    <div className="wrap pt-24 pb-14 md:pt-36 lg:pb-20">
      {breadcrumb}
      <div className="mt-5 grid gap-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <div className="min-w-0">{gallery}</div>
        <div>{facts}</div>
      </div>
      <div className="mt-10 lg:mt-14">{figures}</div>
    </div>
  )
}
