import type { ReactNode } from 'react'

const outline = 'M0 1V.36C0 .2 .2 .14 .5 0C.8 .14 1 .2 1 .36V1Z'

/** A jharokha's arch: what is in it is cut to its shape, and a hairline of the same shape stands beside it. */
export function Arch({ children }: { children: ReactNode }) {
  return (
    <div className="relative mr-4 mb-4 aspect-[4/5] lg:mr-6 lg:mb-6">
      <svg
        aria-hidden
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        fill="none"
        className="absolute inset-0 size-full translate-4 overflow-visible text-accent lg:translate-6"
      >
        <path d={outline} stroke="currentColor" vectorEffect="non-scaling-stroke" />
        <clipPath id="arch" clipPathUnits="objectBoundingBox">
          <path d={outline} />
        </clipPath>
      </svg>
      <div className="absolute inset-0 bg-stone [clip-path:url(#arch)]">{children}</div>
    </div>
  )
}
