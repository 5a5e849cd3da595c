import { Html } from '../ui/html.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export type SectionHeadingProps = {
  eyebrow: string
  /** If it is empty, the eyebrow is the heading. */
  title: string
  /** HTML; set beside the title where there is room. */
  lead?: string
  isCentered?: boolean
}

export function SectionHeading({ eyebrow, title, lead = '', isCentered = false }: SectionHeadingProps) {
  return (
    <div className={lead ? beside : isCentered ? 'text-center' : ''}>
      <div>
        {title && <p className={`eyebrow ${isCentered ? 'justify-center' : ''}`}>{eyebrow}</p>}
        <h2 className={isCentered ? 'mx-auto max-w-[28ch]' : 'max-w-[26ch]'}>{title || eyebrow}</h2>
      </div>
      {lead && <Html html={lead} className="lead" />}
    </div>
  )
}

export function SectionHeadingSkeleton({ eyebrow, hasLead = false }: { eyebrow: string; hasLead?: boolean }) {
  return (
    <div className={hasLead ? beside : ''}>
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <Skeleton className="h-[calc(var(--text-h2)*2.12)] w-full max-w-md" />
      </div>
      {hasLead && <Skeleton className="h-20 w-full max-w-lg" />}
    </div>
  )
}

const beside = 'grid gap-6 lg:grid-cols-[1.2fr_1fr] lg:items-end lg:gap-16'
