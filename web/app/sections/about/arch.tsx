import type { ReactNode } from 'react'

const outline = 'M0 1V.4C0 .22 .17 .175 .32 .125C.42 .09 .47 .055 .5 0C.53 .055 .58 .09 .68 .125C.83 .175 1 .22 1 .4V1'

/** Clips its content to the shape of an arch, with a hairline around it. */
export function Arch({ children }: { children: ReactNode }) {
  return (
    <div className="relative aspect-[4/5] border-b border-accent px-3 pt-4 md:aspect-[5/9] lg:aspect-[4/5] lg:px-4 lg:pt-5">
      <svg
        aria-hidden
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        fill="none"
        className="absolute inset-0 size-full overflow-visible text-accent"
      >
        <path d={outline} stroke="currentColor" vectorEffect="non-scaling-stroke" />
        <clipPath id="arch" clipPathUnits="objectBoundingBox">
          <path d={outline} />
        </clipPath>
      </svg>
      <div className="relative size-full bg-stone [clip-path:url(#arch)]">{children}</div>
    </div>
  )
}
